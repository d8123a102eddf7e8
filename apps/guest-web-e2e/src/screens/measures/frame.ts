// Each function runs in the page: it must not use anything outside of itself.

/** Reports a page that is wider than its window, and the elements that cause it. */
export function sidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const window = Math.min(clientWidth, screen.width || clientWidth);
  if (scrollWidth <= window) return [];
  const visible = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  const wide = [...document.querySelectorAll('body *')]
    .filter(
      (element) => element.checkVisibility(visible) && element.getBoundingClientRect().right > window + 1,
    )
    .slice(-3)
    .map(
      (element) => `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`,
    );
  return [`${scrollWidth} px in a window of ${window}: ${wide.join(', ')}`];
}

/** Reports a screen without exactly one first heading with text. */
export function headings(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>('h1')].filter((heading) =>
    heading.checkVisibility(),
  );
  if (shown.length !== 1) return [`${shown.length} headings of the first level`];
  return shown[0]?.innerText.trim() === '' ? ['an empty first heading'] : [];
}

export function brokenPictures(): string[] {
  return [...document.images]
    .filter(
      (image) => image.checkVisibility() && image.complete && image.naturalWidth === 0 && image.src !== '',
    )
    .map((image) => image.src);
}

/**
 * Reports a wrong accent colour, missing fonts, or a screen on which nothing uses the brand. A fallback to the app's
 * own palette would look right.
 */
export function missingBrand({ primaryColor, logos }: { primaryColor: string; logos: string[] }): string[] {
  const root = getComputedStyle(document.documentElement);
  const probe = document.createElement('i');
  // Reduced motion leaves very short transitions, during which the old colour is still computed.
  probe.style.transition = 'none';
  document.body.append(probe);
  const rgbOf = (value: string) => {
    probe.style.color = '';
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const wanted = rgbOf(primaryColor);
  const accent = rgbOf(root.getPropertyValue('--ds-accent'));
  const names = ['primary', 'primary-ink', 'primary-soft', 'primary-soft-2', 'accent'];
  const brand = new Set(names.map((name) => rgbOf(root.getPropertyValue(`--ds-${name}`))));
  probe.remove();
  // The hotel's logo counts as its brand.
  const hasLogo = [...document.images].some(
    (image) =>
      logos.some((logo) => image.src.endsWith(logo)) && image.naturalWidth > 0 && image.checkVisibility(),
  );
  const wears =
    hasLogo ||
    [...document.querySelectorAll('body *')].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || !element.checkVisibility()) return false;
      const { backgroundColor, color, borderTopColor, fill, stroke, backgroundImage } =
        getComputedStyle(element);
      return (
        [backgroundColor, color, borderTopColor, fill, stroke].some((one) => brand.has(one)) ||
        [...brand].some((one) => backgroundImage.includes(one))
      );
    });
  const found: string[] = [];
  if (accent !== wanted) found.push(`the accent is ${accent}, the hotel's colour ${wanted}`);
  if (!wears) found.push('nothing on the screen wears the brand');
  const title = root.getPropertyValue('--ds-font-title').split(',')[0] ?? '';
  const hasCome = [...document.fonts].some(
    ({ family, status }) =>
      family.replaceAll('"', '') === title.replaceAll('"', '').trim() && status === 'loaded',
  );
  const isOwn = [...document.fonts].some(
    ({ family }) => family.replaceAll('"', '') === title.replaceAll('"', '').trim(),
  );
  if (isOwn && !hasCome) found.push(`the title font ${title} has not come`);
  return found;
}
