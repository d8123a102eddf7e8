import { styled } from 'styled-components';
import { color, font, space } from '../../theme/tokens';

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s4};
`;

export const FootLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

export const Trademark = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
  color: ${color.textMuted};
  font-size: ${font.xs};
`;
