// Each function runs in the page: it must not use anything outside of itself.

/** Reports controls that overlap, unless one contains or labels the other. */
export function overlappingControls(): string[] {
  const visible = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  const selector = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=tab]';
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')) ?? '').trim().slice(0, 40)}"`;
  const modal = document.querySelector('dialog[open],[role=dialog][aria-modal=true]');
  /** The scrolling layer of the element. */
  const layerOf = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { position } = getComputedStyle(box);
      if (position === 'fixed' || position === 'sticky') return position;
    }
    return 'page';
  };
  /** The part of the element that its scrolling boxes show. */
  const shown = (element: Element, rect: DOMRect) => {
    let { left, top, right, bottom } = rect;
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const around = box.getBoundingClientRect();
      left = Math.max(left, around.left);
      right = Math.min(right, around.right);
      top = Math.max(top, around.top);
      bottom = Math.min(bottom, around.bottom);
    }
    return { left, top, right, bottom };
  };
  const controls = [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility(visible) && (!modal || modal.contains(element)))
    .filter((element) => element.getBoundingClientRect().width > 1)
    .map((element) => ({
      element,
      layer: layerOf(element),
      // An inline link has a box for each of its lines.
      rects: [...element.getClientRects()].map((rect) => shown(element, rect)),
    }));
  const found = new Set<string>();
  controls.forEach((one, index) => {
    for (const other of controls.slice(index + 1)) {
      // Floating elements cover the page at any scroll position; `coveredAtTheEnd` checks them.
      if (one.layer !== other.layer) continue;
      // Pins stand where their places are (WCAG 2.5.8, essential); the list beside the map has every place.
      if (one.element.matches('[data-map-pin]') || other.element.matches('[data-map-pin]')) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const label = other.element.closest('label') ?? one.element.closest('label');
      if (label?.contains(one.element) && label.contains(other.element)) continue;
      const meets = one.rects.some((a) =>
        other.rects.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
        ),
      );
      if (meets) found.add(`${nameOf(one.element)} and ${nameOf(other.element)}`);
    }
  });
  return [...found];
}

/** Reports targets under 24 px (WCAG 2.5.8), except links inside a sentence. */
export function smallTargets(): string[] {
  const MIN_PX = 24;
  const visible = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  const selector = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=tab]';
  const found = new Set<string>();
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility(visible)) continue;
    const target = element.closest('label') ?? element;
    const { width, height } = target.getBoundingClientRect();
    // For screen readers, or hidden until focused.
    if (width <= 1 || height <= 1) continue;
    if (
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent !== element.textContent
    )
      continue;
    if (Math.min(width, height) < MIN_PX)
      found.add(
        `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}" ${Math.round(width)} × ${Math.round(height)}`,
      );
  }
  return [...found];
}

/** Reports controls below a floating element at the end of the page, where scrolling cannot uncover them. */
export function coveredAtTheEnd(): string[] {
  if (document.querySelector('dialog[open],[role=dialog][aria-modal=true]')) return [];
  const visible = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const found = new Set<string>();
  for (const element of document.querySelectorAll(
    'a[href],button,input:not([type=hidden]),select,textarea,summary',
  )) {
    // A pin may lie under another one; the list beside the map has every place.
    if (!element.checkVisibility(visible) || element.matches('[data-map-pin]')) continue;
    const target = element.closest('label') ?? element;
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width <= 1 || x < 0 || y < innerHeight / 2 || x > innerWidth || y > innerHeight) continue;
    const over = document.elementFromPoint(x, y);
    if (!over || target.contains(over) || over.contains(target)) continue;
    let isFloating = false;
    for (let box: Element | null = over; box; box = box.parentElement)
      if (/fixed|sticky/u.test(getComputedStyle(box).position)) isFloating = true;
    if (isFloating)
      found.add(`"${(target.textContent ?? '').trim().slice(0, 40)}" under ${over.tagName.toLowerCase()}`);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...found];
}
