// What a page shows, measured: the boxes of the panes, and every fault against the layout law.
// Faults are [kind, where, text, how much].
({ touch, phone, smallest }) => {
  const faults = [];
  const root = document.querySelector("#table");
  const [wide, high] = [innerWidth, innerHeight];
  const PANES = [".f-head", ".f-strip", ".f-offer", ".f-board", ".f-side", ".f-ask", ".f-mine", ".f-tabs", ".logbox"];
  // Only these may hide something by scrolling; on a narrow screen also the own things and the players.
  const SCROLLS = ".scroll, .pop, dialog, [popover], .rest, .chatlines, .moment, .slip, .tip, .slip .inside";
  const NARROW_SCROLLS = "[data-pane=mine], [data-pane=players], [data-pane=log]";
  const LAYERS = ".pop, .moment, .slip, dialog, [popover], .tip, .rest, .panel, .travels, [data-drawer] .f-side, [data-layer]";
  const BOXES = "button, .btn, .chip, .tile, .paper, .pop, .tag";
  const SLACK = 1.5;

  const styles = new Map();
  const style = (element) => {
    let found = styles.get(element);
    if (!found) styles.set(element, (found = getComputedStyle(element)));
    return found;
  };
  const boxes = new Map();
  const box = (element) => {
    let found = boxes.get(element);
    if (!found) boxes.set(element, (found = element.getBoundingClientRect()));
    return found;
  };
  const seen = new Map();
  /** Whether it and all it lies in are drawn. */
  const drawn = (element) => {
    if (!element || element === document.documentElement) return true;
    let found = seen.get(element);
    if (found === undefined) {
      const { display, visibility, opacity, clipPath } = style(element);
      found = display !== "none" && visibility === "visible" && !clipPath.startsWith("inset(50%") && Number(opacity) > 0.05 && !element.classList.contains("sr")
        && (display === "contents" || element.checkVisibility()) && drawn(element.parentElement);
      seen.set(element, found);
    }
    return found;
  };
  const clips = new Map();
  /** What an element clips its content to, with all that clips it: from the innermost. */
  const clipsOf = (element) => {
    if (!element || element === document.body) return [];
    let found = clips.get(element);
    if (found) return found;
    found = clipsOf(element.parentElement);
    const { overflowX, overflowY, position } = style(element);
    if (position === "fixed") found = [];
    const isSvg = element instanceof SVGElement;
    const clipping = isSvg ? element.tagName === "svg" && overflowX !== "visible" : overflowX !== "visible" || overflowY !== "visible";
    if (clipping && style(element).display !== "contents") {
      const { left, top, right, bottom } = box(element);
      const [across, down] = isSvg || !element.offsetWidth ? [1, 1] : [(right - left) / element.offsetWidth, (bottom - top) / element.offsetHeight];
      const edge = isSvg ? { left: 0, top: 0, right: 0, bottom: 0 }
        : { left: element.clientLeft * across, top: element.clientTop * down,
          right: (element.offsetWidth - element.clientWidth - element.clientLeft) * across,
          bottom: (element.offsetHeight - element.clientHeight - element.clientTop) * down };
      found = [{ element, left: left + edge.left, top: top + edge.top, right: right - edge.right, bottom: bottom - edge.bottom,
        scrolls: overflowY === "auto" || overflowY === "scroll" }, ...found];
    }
    clips.set(element, found);
    return found;
  };
  const layers = new Map();
  /** What it lies on: what is on another paper, or sticks to its edge, is covered and not written over. */
  const layerOf = (element) => {
    if (!element) return null;
    if (!layers.has(element)) layers.set(element, element.matches(LAYERS) || style(element).position === "sticky" ? element : layerOf(element.parentElement));
    return layers.get(element);
  };
  const place = (element) => {
    const name = (one) => (one.id ? `#${one.id}` : one.tagName.toLowerCase()
      + [...one.classList].filter((word) => !/^seat-/.test(word)).slice(0, 2).map((word) => `.${word}`).join(""));
    const pane = element.closest(".pop, .moment, .slip, dialog, [popover], .f-head, .f-strip, .f-offer, .f-board, .rivals, .logbox, .f-ask, .f-mine, .f-tabs");
    const named = element.parentElement?.closest("[class], [id]");
    const path = pane?.contains(named) || !pane ? [pane, named, element] : [pane, element];
    return path.filter((one, index) => one && path.indexOf(one) === index).map(name).join(" ");
  };
  const words = (text) => text.replace(/\s+/g, " ").trim().slice(0, 40);
  const fault = (kind, element, text, much) => faults.push([kind, place(element), words(text ?? ""), much]);
  const px = (number) => `${Math.round(number * 10) / 10} px`;
  const mayScroll = (element) => element.matches(SCROLLS) || (phone && element.matches(NARROW_SCROLLS));

  // -- sideways
  if (document.documentElement.scrollWidth > wide) fault("sideways", document.body, "", px(document.documentElement.scrollWidth - wide));
  const boards = root.querySelectorAll("*");
  for (const element of boards) {
    if (element instanceof SVGElement || element.scrollWidth <= element.clientWidth + 1 || !element.clientWidth) continue;
    const { overflowX } = style(element);
    if ((overflowX === "auto" || overflowX === "scroll") && drawn(element)) fault("sideways", element, "", px(element.scrollWidth - element.clientWidth));
  }
  for (const element of boards) {
    if (element instanceof SVGElement || element.scrollHeight <= element.clientHeight + 2 || !element.clientHeight) continue;
    const { overflowY } = style(element);
    if ((overflowY === "auto" || overflowY === "scroll") && drawn(element) && !mayScroll(element)) {
      fault("scrolls", element, "", px(element.scrollHeight - element.clientHeight));
    }
  }

  // -- texts
  const texts = [];
  const scales = new Map();
  const scale = (element) => {
    const drawing = element instanceof SVGElement ? element : element.closest("foreignObject");
    const key = drawing ?? element;
    let found = scales.get(key);
    if (found === undefined) {
      if (drawing?.getScreenCTM) {
        const matrix = drawing.getScreenCTM();
        found = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      } else found = element.offsetWidth > 8 ? box(element).width / element.offsetWidth : 1;
      scales.set(key, found);
    }
    return found;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!/\S/.test(node.data) || !element || /^(SCRIPT|STYLE|TITLE|DESC|OPTION|TEMPLATE)$/i.test(element.tagName) || !drawn(element)) continue;
    range.selectNodeContents(node);
    const size = Number.parseFloat(style(element).fontSize) * scale(element);
    const lines = [];
    // The lines that an ellipsis leaves out are in the tooltip.
    const brief = element.closest(".brief [data-reason]");
    for (const line of range.getClientRects()) {
      if (line.width < 0.5 || line.height < 0.5 || (brief && line.top > box(brief).bottom - SLACK)) continue;
      // A line's box is higher than its letters.
      const spare = Math.max(0, (line.height - 0.72 * size) / 2);
      lines.push({ left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare });
    }
    if (!lines.length) continue;
    // A word goes to the next line whole, or with a hyphen.
    const top = (at) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return [...range.getClientRects()].at(-1)?.top ?? 0;
    };
    for (const { index, 0: word } of lines.length > 1 ? node.data.matchAll(/[^\s\u00ad\u200b/-]+/g) : []) {
      const down = top(index + word.length - 1) - top(index);
      if (Math.abs(down) > 2) fault("broken", element, word, px(down));
    }
    const around = {
      left: Math.min(...lines.map((line) => line.left)), right: Math.max(...lines.map((line) => line.right)),
      top: Math.min(...lines.map((line) => line.top)), bottom: Math.max(...lines.map((line) => line.bottom)),
    };
    const within = clipsOf(element);
    let hidden = false;
    for (const clip of within) {
      const whole = around.right <= clip.left + SLACK || around.left >= clip.right - SLACK || around.bottom <= clip.top + SLACK || around.top >= clip.bottom - SLACK;
      if (whole) { hidden = true; break; }
      if (mayScroll(clip.element) && clip.scrolls && (around.top < clip.top || around.bottom > clip.bottom)) { hidden = true; break; }
      const over = Math.max(clip.left - around.left, around.right - clip.right, clip.top - around.top, around.bottom - clip.bottom);
      if (over > SLACK) { fault("cut", element, node.data, px(over)); hidden = true; break; }
    }
    if (hidden) continue;
    if (around.right <= 0 || around.bottom <= 0 || around.left >= wide || around.top >= high) continue;
    if (size < smallest - 0.05) fault("tiny", element, node.data, px(size));
    const holder = element.closest(BOXES);
    if (holder && holder !== document.body && !element.closest("kbd") && !(element instanceof SVGElement && holder instanceof SVGElement)) {
      const edge = box(holder);
      const over = Math.max(edge.left - around.left, around.right - edge.right, edge.top - around.top, around.bottom - edge.bottom);
      if (over > SLACK) fault("outside", element, node.data, `${px(over)} beyond ${place(holder)}`);
    }
    const over = Math.max(-around.left, around.right - wide, -around.top, around.bottom - high);
    if (over > SLACK) fault("outside", element, node.data, `${px(over)} beyond the window`);
    const layer = layerOf(element);
    for (const line of lines) texts.push({ ...line, element, text: node.data, layer });
  }

  // -- texts over texts
  texts.sort((one, other) => one.top - other.top);
  for (let index = 0; index < texts.length; index += 1) {
    const one = texts[index];
    for (let next = index + 1; next < texts.length && texts[next].top < one.bottom - 2; next += 1) {
      const other = texts[next];
      if (one.layer !== other.layer || one.element === other.element) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across <= 2 || down <= 2) continue;
      // A halo is the same text once more.
      if (one.text.trim() === other.text.trim() && Math.abs(one.left - other.left) < 2) continue;
      fault("overlap", one.element, `${words(one.text)} / ${words(other.text)}`, `${px(across)} by ${px(down)} with ${place(other.element)}`);
    }
  }

  // -- pieces over what is printed on a drawing
  for (const piece of root.querySelectorAll("[data-laid]")) {
    if (!drawn(piece)) continue;
    const edge = box(piece);
    for (const one of texts) {
      if (!(one.element instanceof SVGElement) || one.element.closest("[data-laid]") || layerOf(one.element) !== layerOf(piece)) continue;
      const across = Math.min(one.right, edge.right) - Math.max(one.left, edge.left);
      const down = Math.min(one.bottom, edge.bottom) - Math.max(one.top, edge.top);
      if (across > 2 && down > 2) fault("covered", one.element, one.text, `${px(across)} by ${px(down)} by ${place(piece)}`);
    }
  }

  // -- the set that is picked over what is asked
  for (const picker of root.querySelectorAll(".slip.picker")) {
    const ask = root.querySelector(".f-ask");
    const down = ask ? Math.min(box(picker).bottom, box(ask).bottom) - Math.max(box(picker).top, box(ask).top) : 0;
    const across = ask ? Math.min(box(picker).right, box(ask).right) - Math.max(box(picker).left, box(ask).left) : 0;
    if (across > 2 && down > 2) fault("covered", picker, "what is asked", `${px(across)} by ${px(down)}`);
  }

  // -- what can be clicked
  const SPOTS = [[.5, .5], [.5, .3], [.3, .5], [.7, .5], [.5, .7], [.2, .2], [.8, .8], [.9, .1], [.1, .9], [.03, .5], [.97, .5], [.5, .03], [.5, .97]];
  const hits = (element, x, y) => {
    if (x < 0 || y < 0 || x >= wide || y >= high) return false;
    const top = document.elementFromPoint(x, y);
    if (!top) return false;
    if (element.contains(top) || top.contains(element) && top.matches("[data-row], label, button, summary")) return true;
    const token = top.closest("[data-token]:is([data-offered], [data-chosen])");
    if (token) return token === element;
    // What lies over a row or a region without a click of its own lets the click through.
    const under = top.closest(".ev, .rivalbody, .plate, [data-row]");
    return Boolean(under && (under.querySelector(":scope > .hit") === element || under.matches(".plate") || under.contains(element)));
  };
  const inReach = (element) => {
    const { left, top, width, height } = box(element);
    return width > 0 && height > 0 && SPOTS.some(([across, down]) => hits(element, left + width * across, top + height * down));
  };
  const overlaid = root.querySelector(".moment, .slip") !== null || document.querySelector("dialog[open]") !== null;
  const offered = new Map();
  for (const element of root.querySelectorAll("[data-offered]")) {
    if (element.closest("#options")) continue;
    const token = element.getAttribute("data-token") ?? "";
    offered.set(token, [...(offered.get(token) ?? []), element]);
  }
  const lit = (element) => {
    const fold = element.closest("[data-folded]");
    const chip = fold && root.querySelector(`[data-fold="${fold.getAttribute("data-folded")}"][data-lit]`);
    if (chip && drawn(chip) && inReach(chip)) return true;
    const page = element.closest("[role=tabpanel][id]");
    const leaf = page && root.querySelector(`[aria-controls="${page.id}"][data-lit]`);
    if (leaf && drawn(leaf)) return true;
    const pane = element.closest("[data-pane]");
    if (!pane || drawn(pane)) return false;
    return [...root.querySelectorAll(".f-tabs [data-tab][data-lit], [data-action=drawer][data-lit]")].some(drawn);
  };
  if (!overlaid) {
    for (const [token, elements] of offered) {
      if (!elements.some((element) => (drawn(element) && inReach(element)) || lit(element))) {
        fault("out of reach", elements.find(drawn) ?? elements[0], token, elements.some(drawn) ? "covered or beyond its pane" : "hidden, and nothing is lit");
      }
    }
  }
  if (touch) {
    const targets = root.querySelectorAll("button, a[href], summary, input:not([type=hidden]), select, [role=button], [data-token][data-offered]");
    const small = (element) => {
      if (phone && element.matches(".go *, [data-action=undo], .f-ask .primary")) return 38;
      return phone && element.matches("#options button, .f-tabs button") ? 44 : 32;
    };
    for (const element of targets) {
      // A link in the log is as high as its line.
      if (!drawn(element) || element.matches("label input, .sr *, #log a")) continue;
      if (overlaid && !element.closest(".moment, .slip")) continue;
      const { left, top, width, height } = box(element);
      if (!width || !height || !inReach(element)) continue;
      const least = small(element);
      if (Math.min(width, height) >= least - 0.5) continue;
      // The place that takes the tap may be larger than what is drawn.
      const [x, y, reach] = [left + width / 2, top + height / 2, least / 2 - 1];
      if ([[-reach, 0], [reach, 0], [0, -reach], [0, reach]].every(([across, down]) => hits(element, x + across, y + down))) continue;
      fault("small target", element, element.getAttribute("aria-label") ?? element.textContent, `${px(width)} by ${px(height)}, at least ${least}`);
    }
  }

  const panes = {};
  for (const name of PANES) {
    const pane = root.querySelector(name);
    if (!pane || !drawn(pane) || style(pane).display === "contents") continue;
    const { left, top, right, bottom } = pane.getBoundingClientRect();
    panes[name] = [left, top, right, bottom].map((edge) => Math.round(edge * 2) / 2);
  }
  return { faults, panes, tab: phone ? root.dataset.tab : "" };
}
