import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lifeOf } from './toastLife';
import { Toasts, type ToastItem } from './Toasts';
import { useToasts } from './useToasts';

function Screen({ toast }: { toast: Omit<ToastItem, 'id'> }) {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <button type="button" onClick={() => show(toast)}>
        Garder
      </button>
      <Toasts label="Messages" toasts={toasts} onDismiss={dismiss} dismissLabel="Fermer" />
    </>
  );
}

const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const message = () => screen.queryByText('Adresse gardée');

function show(toast?: Partial<ToastItem>) {
  render(<Screen toast={{ text: 'Adresse gardée', ...toast }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Garder' }));
}

describe('lifeOf', () => {
  it.each([
    [undefined, false, 7000],
    [undefined, true, undefined],
    [100, false, 5000],
    [100, true, 5000],
    [-1, false, 5000],
    [9000, false, 9000],
    [Number.POSITIVE_INFINITY, false, undefined],
    [Number.NaN, false, undefined],
  ])('makes %s (action: %s) last %s', (durationMs, hasAction, life) => {
    expect(lifeOf(durationMs, hasAction)).toBe(life);
  });
});

describe('Toasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('are said politely in a place that was there before', () => {
    render(<Screen toast={{ text: 'Adresse gardée' }} />);
    const status = screen.getByRole('status');
    fireEvent.click(screen.getByRole('button', { name: 'Garder' }));
    expect(status).toHaveTextContent('Adresse gardée');
    expect(status).toHaveAttribute('aria-live', 'polite');
  });

  it('stay at least five seconds, whatever was asked', () => {
    show({ durationMs: 10 });
    wait(4990);
    expect(message()).toBeInTheDocument();
    wait(20);
    expect(message()).not.toBeInTheDocument();
  });

  it('wait while pointed at or focused, and go on with what was left', () => {
    show({ durationMs: 6000 });
    wait(4000);
    const toast = message()?.parentElement as HTMLElement;
    fireEvent.pointerEnter(toast);
    wait(60_000);
    expect(message()).toBeInTheDocument();
    fireEvent.pointerLeave(toast);
    act(() => {
      screen.getByRole('button', { name: 'Fermer' }).focus();
    });
    wait(60_000);
    expect(message()).toBeInTheDocument();
    act(() => {
      screen.getByRole('button', { name: 'Fermer' }).blur();
    });
    wait(1900);
    expect(message()).toBeInTheDocument();
    wait(200);
    expect(message()).not.toBeInTheDocument();
  });

  it('with an action stay until answered', () => {
    const onPress = vi.fn();
    show({ action: { label: 'Annuler', onPress } });
    wait(600_000);
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(message()).not.toBeInTheDocument();
  });

  it('go when dismissed', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(message()).not.toBeInTheDocument();
  });
});
