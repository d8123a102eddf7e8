// Each function runs in the page: it must not use anything outside of itself.

/** Reports text that a box cuts off or that leaves the window. */
export function clippedText(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const visible = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    // A pin moves with its map, and shortens a long name.
    const skipped = 'script,style,noscript,svg,[data-map-pin]';
    if (words === '' || !parent?.checkVisibility(visible) || parent.closest(skipped)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    if (rects.length === 0) continue;
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    // A line's box is higher than its letters: cutting the rest is invisible.
    const slack = (rects[0]?.height ?? 0) * 0.3;
    let isScrollable = false;
    let cut: string | undefined;
    for (let box: Element | null = parent; box && box !== document.body && !cut; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
      const around = box.getBoundingClientRect();
      // Visually hidden on purpose, for screen readers.
      if (around.width <= 1 || around.height <= 1 || clipPath.startsWith('inset')) isScrollable = true;
      if (/auto|scroll/u.test(overflowX + overflowY)) isScrollable = true;
      if (isScrollable) break;
      const hides = /hidden|clip/u;
      if (hides.test(overflowX) && (left < around.left - 1 || right > around.right + 1)) cut = 'sideways';
      if (hides.test(overflowY) && (top < around.top - slack || bottom > around.bottom + slack))
        cut = 'below';
      if (position === 'fixed') break;
    }
    const width = document.documentElement.clientWidth;
    // The skip link is outside of the window until it has focus.
    if (!cut && !isScrollable && (left < -1 || right > width + 1) && bottom > 0) cut = 'out of the window';
    if (cut) found.add(`${cut}: "${words.slice(0, 80)}"`);
  }
  return [...found];
}

/** Reports words that break at the end of a line without a hyphen. */
export function brokenWords(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(
    document.querySelector('dialog[open]') ?? document.querySelector('#root') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const visible = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility(visible) || parent.closest('script,style,noscript,svg')) continue;
    if (getComputedStyle(parent).hyphens === 'auto') continue;
    if (parent.getBoundingClientRect().width <= 1) continue;
    // Addresses and codes may break anywhere; other words may break after a hyphen, a dash or a slash.
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’']{4,}/gu)) {
      const around = node.textContent?.slice(Math.max(0, index - 1), index + word.length + 1) ?? '';
      if (/[@./_\u00ad]/u.test(around)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (tops.size > 1) found.add(`"${word}"`);
    }
  }
  return [...found];
}

/** Reports text keys without a text and variables without a value. */
export function foreignText(): string[] {
  const text = document.body.innerText;
  const signs =
    /\b(?:undefined|NaN|null)\b|\[object|\{\{|\bInvalid Date\b|(?:^|\s)(?:\w+:)?[a-z]+(?:\.[a-z]+[A-Z]\w*)+(?=\s|$)/gu;
  const found = [...text.matchAll(signs)].map(([sign]) => `"${sign.trim()}"`);
  // A key instead of the screen's name: "list.title · Hotel".
  if (/^[a-z]+(?:\.[a-zA-Z]+)+ · /u.test(document.title)) found.push(`the title "${document.title}"`);
  return [...new Set(found)];
}
