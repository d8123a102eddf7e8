import { contrastPairs } from '../src/brand/contrastPairs';
import { type BrandColors } from '../src/brand/types';
import { color } from '../src/theme/tokens';

type Role = keyof typeof color;
type Kind = 'text' | 'boundary';

const controls = 'button,input,select,textarea,[data-hierarchy]';

/** `rgb(1, 2, 3)` for any opaque CSS colour, `undefined` for a translucent one. */
function opaque(value: string): string | undefined {
  const numbers = value.match(/[\d.]+/gu) ?? [];
  return value.startsWith('rgb') && (numbers.length === 3 || numbers[3] === '1')
    ? numbers.slice(0, 3).join(' ')
    : undefined;
}

/** The roles of each colour of the page's brand. Several roles may share a colour. */
function rolesByColor(): Map<string, Role[]> {
  const probe = document.createElement('i');
  document.body.append(probe);
  const roles = new Map<string, Role[]>();
  for (const role of Object.keys(color) as Role[]) {
    probe.style.color = color[role];
    const value = opaque(getComputedStyle(probe).color);
    if (value) roles.set(value, [...(roles.get(value) ?? []), role]);
  }
  probe.remove();
  return roles;
}

/** Every pair of the contrast report; the values do not matter here. */
const measured = new Set(
  contrastPairs(Object.fromEntries(Object.keys(color).map((role) => [role, '#000000'])) as BrandColors).map(
    ({ kind, front, back }) => `${kind} ${front} ${back}`,
  ),
);

/** The colour behind an element. Undefined over a picture, a gradient or a veil, which have rules of their own. */
function groundOf(element: Element | null): string | undefined {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
    if (backgroundImage !== 'none' || opacity !== '1') return undefined;
    if (!/^rgba\(.*, 0\)$|^transparent$/u.test(backgroundColor)) return opaque(backgroundColor);
  }
  return undefined;
}

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** What an element paints: its text, and the edge of a control. */
function paintedBy(element: Element): [Kind, string, string][] {
  const { color: text, borderTopColor, borderTopWidth } = getComputedStyle(element);
  const painted: [Kind, string | undefined, string | undefined][] = [];
  if (hasText(element)) painted.push(['text', opaque(text), groundOf(element)]);
  if (element.matches(controls) && borderTopWidth !== '0px' && !element.matches(':disabled')) {
    painted.push(['boundary', opaque(borderTopColor), groundOf(element.parentElement)]);
  }
  return painted.filter((pair): pair is [Kind, string, string] => !pair.includes(undefined));
}

const isShown = (element: Element) =>
  element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
  element.getBoundingClientRect().width > 1;

/**
 * The pairs of the brand's colours that the page paints and that the contrast report does not measure. A colour that is
 * no role (white on a photograph) is left out.
 */
export function unmeasuredPairs(): string[] {
  const roles = rolesByColor();
  const found = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!isShown(element)) continue;
    for (const [kind, front, back] of paintedBy(element)) {
      const [fronts, backs] = [roles.get(front), roles.get(back)];
      if (!fronts || !backs) continue;
      const isMeasured = fronts.some((one) => backs.some((other) => measured.has(`${kind} ${one} ${other}`)));
      if (!isMeasured)
        found.add(`${kind}: ${fronts.join('/')} on ${backs.join('/')} (${element.outerHTML.slice(0, 90)})`);
    }
  }
  return [...found];
}
