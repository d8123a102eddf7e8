import { styled } from 'styled-components';
import { controlFrame, mutedS, mutedXs } from '../../../internal/styles';
import { media } from '../../../theme/media';
import { color, font, layer, radius, shadow } from '../../../theme/tokens';
import { inputBox } from '../Field/inputStyles';

export const Root = styled.div`
  position: relative;
  > svg {
    position: absolute;
    top: 14px;
    right: 14px;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

export const Box = styled.input`
  ${inputBox}
  text-overflow: ellipsis;
  &[data-chevron='true'],
  &[data-chevron='true'][aria-invalid='true'] {
    padding-right: 44px;
  }
`;

export const Sheet = styled.div`
  position: absolute;
  inset: calc(100% + 4px) 0 auto;
  z-index: ${layer.top};
  overflow: hidden;
  ${controlFrame}
  box-shadow: ${shadow};
`;

export const Options = styled.ul`
  max-height: min(296px, 45vh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 4px;
`;

export const Option = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  min-height: 44px;
  padding: 8px 10px;
  border-radius: ${radius.small};
  line-height: 1.35;
  overflow-wrap: anywhere;
  cursor: pointer;
  scroll-margin-block: 4px;
  &[aria-selected='true'] {
    color: ${color.primaryInk};
    font-weight: ${font.semibold};
  }
  &[data-active='true'] {
    background: ${color.primarySoft};
    box-shadow: inset 3px 0 ${color.primaryEdge};
  }
  ${media.hover} {
    &:hover {
      background: ${color.primarySoft};
    }
  }
  small {
    display: block;
    ${mutedXs}
    font-weight: ${font.regular};
  }
  ${media.forcedColors} {
    &[data-active='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Nothing = styled.p`
  padding: 13px 14px;
  ${mutedS}
  line-height: 1.35;
`;
