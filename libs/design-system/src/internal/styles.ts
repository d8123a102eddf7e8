import { css } from 'styled-components';
import { media } from '../theme/media';
import { color, font, motion, radius, scrim, shadow } from '../theme/tokens';

/** One rule for each value of a data attribute: `looks('size', { s: 'width: 8px' })`. */
export const looks = (attribute: string, rules: Readonly<Record<string, string>>) =>
  Object.entries(rules)
    .map(([value, rule]) => `&[data-${attribute}='${value}']{${rule}}`)
    .join('');

/** Shapes of pictures and maps, for `data-ratio`. */
export const ratioLooks = looks('ratio', {
  '16:9': 'aspect-ratio: 16 / 9',
  '4:3': 'aspect-ratio: 4 / 3',
  '1:1': 'aspect-ratio: 1',
  fill: 'height: 100%',
});

/** Hides words from sight but not from screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The focus ring, for an element that shows the focus of something inside it. */
export const focusRing = css`
  outline: 3px solid ${color.focus};
  outline-offset: 2px;
`;

/** The tint under a pointer. */
export const hoverTint = css`
  ${media.hover} {
    &:hover {
      background: ${color.tint};
    }
  }
`;

/** The look of a selected choice, in the hotel's second colour. */
export const selectedFill = css`
  background: ${color.secondary};
  color: ${color.onSecondary};
  font-weight: ${font.semibold};
`;

/** Replaces a shadow or a fill, which forced colours remove. */
export const forcedBorder = css`
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

/** Muted text of 13 px. */
export const mutedXs = css`
  color: ${color.textMuted};
  font-size: ${font.xs};
`;

/** Muted text of 15 px. */
export const mutedS = css`
  color: ${color.textMuted};
  font-size: ${font.s};
`;

/** Figures of the same width. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

/** The frame of a card. */
export const cardFrame = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

/** The frame of a control: 3 to 1 against every ground (WCAG 1.4.11). */
export const controlFrame = css`
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

/** A native input that lies invisibly over its drawing: press, drop and keyboard stay the browser's. */
export const inputOverDrawing = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
`;

/** The chevron of a `<details>`, which turns when it opens. */
export const turningChevron = css`
  > summary > svg:last-child {
    transition: rotate ${motion.feedback};
  }
  &[open] > summary > svg:last-child {
    rotate: 180deg;
  }
`;

/** A button without a frame: only its icon, and a tint under a pointer. */
export const bareButton = css`
  flex: none;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  cursor: pointer;
  ${hoverTint}
`;

/** A dark line of text over the page. */
export const overPage = css`
  border-radius: ${radius.control};
  background: ${color.inverse};
  box-shadow: ${shadow};
  color: ${color.onInverse};
  font-size: ${font.s};
`;

/** The veil behind an open dialog: it fades and stays while the dialog leaves. */
export const veil = (fade: string, stay: string) => css`
  &::backdrop {
    background: ${scrim(0)};
    transition:
      background ${fade},
      overlay ${stay} allow-discrete,
      display ${stay} allow-discrete;
  }
  &[open]::backdrop {
    background: ${scrim(0.62)};
  }
  @starting-style {
    &[open]::backdrop {
      background: ${scrim(0)};
    }
  }
`;

/** The line below the current entry of a navigation. */
export const currentLine = css`
  &[aria-current]::after {
    content: '';
    position: absolute;
    right: 14px;
    bottom: 4px;
    left: 14px;
    height: 2px;
    background: ${color.primaryEdge};
  }
`;
