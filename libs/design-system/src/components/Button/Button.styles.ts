import { styled } from 'styled-components';
import { focusRing, hoverTint, looks } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, motion, radius } from '../../theme/tokens';

export const Root = styled.button`
  --h: 44px;
  --px: 20px;
  --icon: 20px;
  position: relative;
  display: inline-flex;
  gap: 8px;
  align-items: center;
  justify-content: center;
  max-width: 100%;
  min-height: var(--h);
  padding: 4px var(--px);
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
    --icon: 16px;
    border-radius: min(${radius.control}, 12px);
    font-size: ${font.xs};
  }
  ${looks('size', {
    s: '--h: 36px; --px: 14px; --icon: 18px; font-size: 0.875rem',
    l: `--h: 48px; --px: 24px; --icon: 22px; font-size: ${font.m}`,
    xl: '--h: 56px; --px: 28px; --icon: 24px; font-size: 1.1875rem',
  })}
  &[data-square='true'] {
    flex: none;
    width: var(--h);
    padding: 0;
    &::after {
      inset-inline: min(0px, (100% - 44px) / 2);
    }
  }
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
    /* A bright fill, which the page does not set off, has a dark edge. */
    border-color: ${color.primaryEdge};
    background: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primaryEdge};
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
    border-color: ${color.secondaryEdge};
    background: ${color.secondary};
    color: ${color.onSecondary};
    ${media.hover} {
      &:hover {
        background: ${color.secondaryHover};
      }
    }
    &:active {
      background: ${color.secondaryActive};
    }
  }
  &[data-hierarchy='tertiary'] {
    border-color: ${color.lineStrong};
    background: ${color.surface};
    color: ${color.text};
    ${hoverTint}
    &:active {
      border-color: ${color.text};
      background: ${color.tintActive};
    }
  }
  /* Its text is its edge, so that it aligns with the text above and below; the tint lies around it. */
  &[data-hierarchy='quaternary'] {
    --px: 0px;
    isolation: isolate;
    color: ${color.primaryInk};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0 -12px;
      border-radius: inherit;
    }
    &[data-square='true']::before {
      inset: 0;
    }
    ${media.hover} {
      &:hover::before {
        background: ${color.tint};
      }
    }
    &:active::before {
      background: ${color.tintActive};
    }
    &:focus-visible {
      outline: 0;
    }
    &:focus-visible::before {
      ${focusRing}
      outline-offset: 0;
    }
  }
  &:active {
    transform: scale(0.98);
  }

  /* Doubled, to override the hover rules too. */
  &&:disabled,
  &&[data-disabled='true'] {
    border-color: transparent;
    background: ${color.sunken};
    box-shadow: none;
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
    &::before {
      background: none;
    }
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
  > svg {
    width: var(--icon);
    height: var(--icon);
  }
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
