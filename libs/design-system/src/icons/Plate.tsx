import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens';

const roles: Record<string, string> = {
  neutral: color.sunken,
  brand: color.primarySoft,
  primary: color.primary,
  surface: color.surface,
  success: color.successSoft,
  warning: color.warningSoft,
  danger: color.dangerSoft,
};

const Root = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  > * {
    grid-area: 1 / 1;
    position: relative;
  }
`;

/** The round plate behind an icon. Its colour is an SVG attribute, which a strict content security policy allows. */
export function Plate({
  pixels,
  background = 'neutral',
  children,
}: {
  pixels: number;
  background?: string;
  children: ReactNode;
}) {
  const size = Math.round(pixels * 1.75);
  return (
    <Root>
      <svg width={size} height={size} viewBox="0 0 2 2" aria-hidden focusable="false">
        <circle cx="1" cy="1" r="1" fill={roles[background] ?? background} />
      </svg>
      {children}
    </Root>
  );
}
