import { styled } from 'styled-components';
import { color, font, radius, space } from '../../theme/tokens';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  align-items: center;
  justify-content: space-between;
  &[data-hidden-label='true'] {
    display: inline-flex;
    position: relative;
  }
`;

export const Label = styled.label`
  min-width: 0;
  line-height: 1.35;
`;

export const Box = styled.span`
  display: inline-grid;
  grid-template-columns: 44px minmax(32px, 2.5ch) 44px;
  align-items: center;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

export const Press = styled.button`
  display: grid;
  place-items: center;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.primaryInk};
  cursor: pointer;
  &:active {
    background: ${color.primarySoft};
  }
  &:disabled {
    color: ${color.textMuted};
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export const Value = styled.input`
  width: 100%;
  min-width: 0;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  font-size: ${font.m};
  font-variant-numeric: tabular-nums lining-nums;
  text-align: center;
`;
