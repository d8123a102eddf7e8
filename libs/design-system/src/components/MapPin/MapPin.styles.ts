import { styled } from 'styled-components';
import { forcedBorder, tabularFigures } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, motion, radius, shadow, space } from '../../theme/tokens';

export const Plate = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: 36px;
  height: 36px;
  padding: 0 9px;
  border-radius: ${radius.pill};
  background: ${color.surface};
  box-shadow: ${shadow};
  color: ${color.primaryInk};
  transition: background ${motion.feedback};
  /* The tip. */
  &::after {
    content: '';
    position: absolute;
    bottom: -4px;
    left: 50%;
    width: 10px;
    height: 10px;
    margin-left: -5px;
    border-radius: 0 0 2px;
    background: inherit;
    transform: rotate(45deg);
  }
  ${forcedBorder}
`;

export const Figure = styled.span`
  margin-left: ${space.s1};
  ${tabularFigures}
`;

export const Name = styled.span`
  display: none;
  max-width: 12em;
  margin-left: 6px;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** The target reaches the point itself, so that a dot that grows stays under the pointer. */
export const Pin = styled.button`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  min-width: 44px;
  padding: 0 0 8px;
  border: 0;
  background: none;
  font-size: ${font.xs};
  font-weight: ${font.semibold};
  line-height: 1.2;
  white-space: nowrap;
  cursor: pointer;
  pointer-events: auto;
  transform: translate(-50%, -100%);
  &::before {
    content: '';
    position: absolute;
    bottom: -14px;
    left: 50%;
    width: 28px;
    height: 28px;
    margin-left: -14px;
    border-radius: 50%;
  }
  &:focus-visible {
    outline: 0;
    ${Plate} {
      outline: 3px solid ${color.focus};
      outline-offset: 2px;
      box-shadow: 0 0 0 2px ${color.surface};
    }
  }
  ${media.hover} {
    &:hover ${Plate} {
      background: ${color.primarySoft};
    }
  }
  &:is(:hover, :focus-visible, [aria-current]) ${Name} {
    display: block;
  }
  &[aria-current] ${Plate} {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &[data-dot='true']:not(:hover, :focus-visible) {
    width: 28px;
    min-width: 28px;
    height: 28px;
    padding: 0;
    transform: translate(-50%, -50%);
    ${Plate} {
      min-width: 16px;
      width: 16px;
      height: 16px;
      padding: 0;
      border: 3px solid ${color.surface};
      background: ${color.primaryEdge};
      > * {
        display: none;
      }
      &::after {
        content: none;
      }
    }
  }
`;

export const Mark = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 3px solid ${color.surface};
  border-radius: 50%;
  background: ${color.inverse};
  box-shadow: ${shadow};
  color: ${color.onInverse};
  transform: translate(-50%, -50%);
`;
