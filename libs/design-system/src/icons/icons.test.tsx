import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { BedIcon } from './generated';
import { Icon } from './Icon';
import { iconNames, isIconName, type IconName } from './iconNames';
import { IconSpriteProvider } from './IconSpriteProvider';

describe('icons', () => {
  it('have the 52 names that hotels use', () => {
    expect(iconNames).toHaveLength(52);
    expect(isIconName('Calendar')).toBe(true);
    expect(isIconName('car2CV')).toBe(true);
    expect(isIconName('calendar')).toBe(false);
    expect(isIconName(undefined)).toBe(false);
  });

  it('point into the sprite by name', () => {
    const { container } = render(
      <IconSpriteProvider url="/assets/icons.svg">
        <Icon name="bed" size="xlarge" color="#ff0000" />
      </IconSpriteProvider>,
    );
    expect(container.querySelector('use')).toHaveAttribute('href', '/assets/icons.svg#bed');
    expect(container.querySelector('svg')).toHaveAttribute('width', '32');
    expect(container.querySelector('svg')).toHaveAttribute('color', '#ff0000');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('are drawn in place by a server without a sprite', () => {
    const html = renderToString(<Icon name="bed" />);
    expect(html).toMatch(/<g><path d="M/);
    expect(html).not.toMatch(/<use|file:/);
  });

  it('show a neutral icon for a name nobody knows, and warn', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = render(
      <IconSpriteProvider url="/assets/icons.svg">
        <Icon name={'unicorn' as IconName} />
      </IconSpriteProvider>,
    );
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#infos$/);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('stand on a plate when they have a background, unless told not to', () => {
    const { container, rerender } = render(<Icon name="bed" background="#123456" />);
    expect(container.querySelector('circle')).toHaveAttribute('fill', '#123456');
    rerender(<Icon name="bed" background="#123456" withWrapper={false} />);
    expect(container.querySelector('circle')).toBeNull();
  });

  it('have a name when they mean something', () => {
    render(<BedIcon label="Lit double" />);
    expect(screen.getByRole('img', { name: 'Lit double' })).toBeInTheDocument();
  });
});
