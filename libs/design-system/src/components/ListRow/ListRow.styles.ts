import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, font, motion, radius, space } from '../../theme/tokens';

export const Item = styled.li`
  min-width: 0;
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s4};
  align-items: center;
  width: 100%;
  min-height: 56px;
  padding: 14px 0;
  border: 0;
  background: none;
  text-align: start;
  &[data-media='true'] {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  &:is(a, button) {
    cursor: pointer;
    transition: background ${motion.feedback};
  }
  ${media.desktop} {
    &:is(a, button) {
      width: calc(100% + 24px);
      margin-inline: -12px;
      padding: 12px;
      border-radius: ${radius.card};
    }
    &:is(a, button):hover {
      background: ${color.sunken};
    }
    &[aria-current] {
      background: ${color.primarySoft};
    }
    &[aria-current] :is(p, small) {
      color: ${color.text};
    }
  }
  ${media.largeText} {
    &,
    &[data-media='true'] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space.s2};
    }
  }
`;

export const Heading = styled.span`
  display: block;
  font-weight: ${font.semibold};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

export const Description = styled.p`
  color: ${color.textMuted};
  font-size: ${font.s};
  line-height: 1.4;
`;

export const End = styled.span`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  font-size: ${font.s};
  line-height: 1.35;
  text-align: end;
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${font.xs};
  }
  > svg {
    color: ${color.textMuted};
  }
  ${media.largeText} {
    text-align: start;
  }
`;

export const Amount = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
  ${media.largeText} {
    white-space: normal;
  }
`;
