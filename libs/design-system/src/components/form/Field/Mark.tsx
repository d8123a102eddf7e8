import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { color, radius } from '../../../theme/tokens';

/** The native radio or checkbox in the brand's colours. */
export const Mark = styled.input`
  appearance: none;
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1.5px solid ${color.lineStrong};
  border-radius: min(${radius.control}, 6px);
  background: ${color.surface};
  cursor: pointer;
  &[type='radio'] {
    border-radius: 50%;
  }
  &:checked {
    border-color: ${color.primaryEdge};
    background: ${color.primary};
  }
  &[type='checkbox']:checked::after {
    content: '';
    width: 12px;
    height: 6px;
    border: solid ${color.onPrimary};
    border-width: 0 0 2px 2px;
    translate: 0 -1px;
    rotate: -45deg;
  }
  &[type='radio']:checked::after {
    content: '';
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: ${color.onPrimary};
  }
  &[aria-invalid='true'] {
    border: 2px solid ${color.danger};
  }
  &:disabled {
    border-style: dashed;
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    appearance: auto;
    &::after {
      display: none !important;
    }
  }
`;
