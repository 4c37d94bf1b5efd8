"""The table in the browser: a server that keeps tables, asks bots and shows each seat what it may see."""
