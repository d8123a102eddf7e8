import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Carousel } from './Carousel';

const words = {
  label: 'Images',
  previousLabel: 'Précédente',
  nextLabel: 'Suivante',
  slideLabel: (index: number, count: number) => `${index + 1} sur ${count}`,
};

it('names itself and its slides', () => {
  render(
    <Carousel {...words}>
      <p>Un</p>
      <p>Deux</p>
    </Carousel>,
  );
  expect(screen.getByRole('region', { name: 'Images' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 sur 2',
    '2 sur 2',
  ]);
});

it('has no buttons for one slide', () => {
  render(
    <Carousel {...words}>
      <p>Un</p>
    </Carousel>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('never moves by itself', () => {
  vi.useFakeTimers();
  const scrollTo = vi.fn();
  Element.prototype.scrollTo = scrollTo;
  render(
    <Carousel {...words}>
      <p>Un</p>
      <p>Deux</p>
    </Carousel>,
  );
  vi.advanceTimersByTime(120_000);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.useRealTimers();
});
