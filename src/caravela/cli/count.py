"""`caravela count`: how many positions can be reached, by the number of choices."""

from argparse import Namespace
from collections.abc import Iterator

from caravela.cli.arguments import Commands, Parser, add_game, add_set_up, the_game, the_settings, whole_number
from caravela.cli.terminal import progress
from caravela.kernel.state import State

SEED = 1


def add_to(commands: Commands) -> None:
    parser: Parser = commands.add_parser("count", help="count the positions after 1, 2, … choices")
    add_game(parser)
    parser.add_argument("--depth", metavar="N", type=whole_number(1), required=True, help="how many choices")
    add_set_up(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    game = the_game(arguments.game)
    settings = the_settings(game, arguments.preset, arguments.set)
    seed = SEED if arguments.seed is None else arguments.seed
    state = game.new(arguments.seats, seed, content=arguments.content, **settings)
    for depth in range(1, arguments.depth + 1):
        total = 0
        with progress(f"depth {depth}", len(state.options())) as advance:
            for _, found in counts_by_choice(state, depth):
                total += found
                advance(1)
        print(f"{depth:>2}  {total:,}", flush=True)
    return 0


def count_positions(state: State, depth: int) -> int:
    """
    The positions after so many choices, each way to get there counted (perft).

    >>> import caravela
    >>> count_positions(caravela.game("empires").new(2, seed=1), 1)
    12
    """
    if depth == 1:
        return len(state.options())
    return sum(found for _, found in counts_by_choice(state, depth))


def counts_by_choice(state: State, depth: int) -> Iterator[tuple[int, int]]:
    """The same by first choice: options and counts."""
    for option in state.options():
        if depth == 1:
            yield option, 1
        else:
            copy = state.copy()
            copy.choose(option)
            yield option, count_positions(copy, depth - 1)
