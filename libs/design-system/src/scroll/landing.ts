const pixels = (length: string) => Number.parseFloat(length) || 0;

/** The distance between the top of the window and this element after a jump to it, in pixels. */
export function landingOf(element: Element): number {
  const margin = pixels(getComputedStyle(element).scrollMarginTop);
  return margin + pixels(getComputedStyle(document.documentElement).scrollPaddingTop);
}
