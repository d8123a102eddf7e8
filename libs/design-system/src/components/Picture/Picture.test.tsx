import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './Picture';

describe('Picture', () => {
  it('loads late unless it comes first', () => {
    const { rerender } = render(<Picture src="/a.svg" alt="La façade" />);
    expect(screen.getByRole('img', { name: 'La façade' })).toHaveAttribute('loading', 'lazy');
    rerender(<Picture src="/a.svg" alt="La façade" isEager />);
    expect(screen.getByRole('img', { name: 'La façade' })).toHaveAttribute('loading', 'eager');
  });

  it('gives way to the gradient and its icon when it is missing', () => {
    render(<Picture src="/missing.jpg" alt="La façade" fallback={<b>icon</b>} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('icon')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'La façade' })).not.toHaveAttribute('src');
  });

  it('never shows a broken frame where there is no picture', () => {
    const { container } = render(<Picture src={null} />);
    expect(container.querySelector('img')).toBeNull();
  });
});
