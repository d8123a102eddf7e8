const pixels = (length: string) => Number.parseFloat(length) || 0;

/** How far under the top of the window a jump to this element ends. */
export function landingOf(element: Element): number {
  const margin = pixels(getComputedStyle(element).scrollMarginTop);
  return margin + pixels(getComputedStyle(document.documentElement).scrollPaddingTop);
}
