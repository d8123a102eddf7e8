import { styled } from 'styled-components';
import { hoverTint, looks } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, motion, radius } from '../../theme/tokens';

export const Root = styled.button`
  --h: 44px;
  --px: 20px;
  position: relative;
  display: inline-flex;
  gap: 8px;
  align-items: center;
  justify-content: center;
  max-width: 100%;
  min-height: var(--h);
  padding: 6px var(--px);
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: none;
  font-family: ${font.text};
  font-size: ${font.s};
  font-weight: ${font.semibold};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  cursor: pointer;
  transition:
    background ${motion.feedback},
    border-color ${motion.feedback},
    color ${motion.feedback};

  &[data-size='xs'] {
    --h: 32px;
    --px: 12px;
    border-radius: min(${radius.control}, 12px);
    font-size: ${font.xs};
  }
  ${looks('size', {
    s: '--h: 36px; --px: 14px',
    l: `--h: 48px; --px: 24px; font-size: ${font.m}`,
    xl: `--h: 56px; --px: 28px; font-size: ${font.m}`,
  })}
  /* Small buttons keep a 44 px target. */
  &[data-size='xs']::after,
  &[data-size='s']::after {
    content: '';
    position: absolute;
    inset: 50% 0 auto;
    height: 44px;
    translate: 0 -50%;
  }
  &[data-full='true'] {
    display: flex;
    width: 100%;
    min-width: 0;
    padding-inline: min(var(--px), 12px);
  }

  &[data-hierarchy='primary'] {
    background: ${color.primary};
    color: ${color.onPrimary};
    ${media.hover} {
      &:hover {
        background: ${color.primaryHover};
      }
    }
    &:active {
      background: ${color.primaryActive};
    }
  }
  &[data-hierarchy='secondary'] {
    background: ${color.primarySoft};
    /* The background of some hotels' pages is almost this colour. */
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${color.primary} 16%, transparent);
    color: ${color.primaryInk};
    ${media.hover} {
      &:hover {
        background: ${color.primarySoft2};
      }
    }
    &:active {
      background: ${color.primarySoft2};
    }
  }
  &[data-hierarchy='tertiary'] {
    border-color: ${color.lineStrong};
    background: ${color.surface};
    color: ${color.text};
    ${hoverTint}
    &:active {
      border-color: ${color.text};
      background: ${color.sunken};
    }
  }
  &[data-hierarchy='quaternary'] {
    --px: 12px;
    color: ${color.primaryInk};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
    ${hoverTint}
    &:active {
      background: ${color.primarySoft};
    }
  }
  /* The button has no visible edge, so its text aligns with the text above and below. */
  &[data-hierarchy='quaternary']:not([data-full='true']):first-child {
    max-width: calc(100% + var(--px));
    margin-inline-start: calc(-1 * var(--px));
  }
  &:active {
    transform: scale(0.98);
  }

  /* Doubled, to override the hover rules too. */
  &&:disabled,
  &&[data-disabled='true'] {
    border-color: transparent;
    background: ${color.sunken};
    color: ${color.textMuted};
    text-decoration: none;
    cursor: not-allowed;
    transform: none;
  }
  &&[data-hierarchy='tertiary']:is(:disabled, [data-disabled='true']) {
    border: 1px dashed ${color.lineStrong};
    background: none;
  }
  &&[data-hierarchy='quaternary']:is(:disabled, [data-disabled='true']) {
    background: none;
  }
  /* The busy label lies over the hidden label, so that the button keeps its width. */
  &[aria-busy='true'] {
    display: inline-grid;
    cursor: progress;
    transform: none;
    > * {
      grid-area: 1 / 1;
      min-width: min-content;
    }
    &[data-full='true'] {
      display: grid;
    }
  }
  ${media.largeText} {
    overflow-wrap: anywhere;
  }
  ${media.forcedColors} {
    border-color: ButtonText;
  }
`;

export const Label = styled.span`
  display: inline-flex;
  gap: inherit;
  align-items: center;
  justify-content: center;
  min-width: 0;
  /* Aligns a label of two lines with its icon. */
  &:has(> svg) {
    text-align: start;
  }
  [data-full='true'] > &:has(> svg) {
    text-align: center;
  }
  [aria-busy='true'] > &[data-kept] {
    visibility: hidden;
  }
`;
