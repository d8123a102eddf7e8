import { styled } from 'styled-components';
import { currentLine, hoverTint } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const Root = styled.header`
  background: ${color.page};
  border-bottom: 1px solid ${color.line};
`;

export const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s4};
  align-items: center;
  max-width: calc(1120px + 2 * ${space.gutter});
  min-height: 64px;
  margin-inline: auto;
  padding: 8px ${space.gutter};
  ${media.lg} {
    flex-wrap: nowrap;
    gap: ${space.s8};
    min-height: 80px;
  }
`;

export const Toggle = styled.span`
  display: inline-grid;
  margin: 0 -10px 0 auto;
  ${media.lg} {
    display: none;
  }
`;

/* Under 992 px the closed list is hidden. From 992 px it is always open. */
export const Collapse = styled.div`
  display: none;
  flex-basis: 100%;
  min-width: 0;
  padding-block: ${space.s2} ${space.s3};
  &[data-expanded='true'] {
    display: block;
  }
  ${media.lg} {
    display: flex;
    flex: 1;
    gap: ${space.s4};
    align-items: center;
    justify-content: space-between;
    padding-block: 0;
    &[data-expanded='true'] {
      display: flex;
    }
  }
`;

export const Items = styled.ul`
  ${media.lg} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s1};
  }
`;

export const Entry = styled.a`
  position: relative;
  display: flex;
  gap: ${space.s3};
  align-items: center;
  min-height: 48px;
  margin-inline: -12px;
  padding: 4px 12px;
  border-radius: ${radius.control};
  ${hoverTint}
  &[aria-current] {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
    font-weight: ${font.semibold};
  }
  ${media.lg} {
    min-height: 44px;
    margin-inline: 0;
    padding: 0 14px;
    font-size: ${font.s};
    > svg {
      display: none;
    }
    &[aria-current] {
      background: none;
    }
    ${currentLine}
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  padding-top: ${space.s3};
  ${media.lg} {
    flex: none;
    padding-top: 0;
  }
`;
