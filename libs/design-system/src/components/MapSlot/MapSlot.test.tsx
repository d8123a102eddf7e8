import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MapSlot } from './MapSlot';

describe('MapSlot', () => {
  let see: () => void = () => undefined;
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          see = () => act(() => tell([{ isIntersecting: true }]));
        }
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
  });

  const list = (
    <ul>
      <li>Parc du Thabor</li>
    </ul>
  );

  it('draws nothing of the map until it is seen', () => {
    const renderMap = vi.fn(() => <b>map</b>);
    render(<MapSlot label="Autour de vous" renderMap={renderMap} list={list} />);
    expect(renderMap).not.toHaveBeenCalled();
    expect(screen.getByText('Parc du Thabor')).toBeInTheDocument();
    see();
    expect(screen.getByText('map')).toBeInTheDocument();
  });

  it('asks first where it must', () => {
    const renderMap = vi.fn(() => <b>map</b>);
    const { rerender } = render(
      <MapSlot label="Autour" renderMap={renderMap} consent="Afficher la carte ?" />,
    );
    see();
    expect(renderMap).not.toHaveBeenCalled();
    rerender(<MapSlot label="Autour" renderMap={renderMap} />);
    expect(screen.getByText('map')).toBeInTheDocument();
  });

  it('leaves the list when the map fails', () => {
    const renderMap = vi.fn(() => <b>map</b>);
    render(
      <MapSlot label="Autour" renderMap={renderMap} list={list} hasFailed failureText="Carte indisponible" />,
    );
    see();
    expect(renderMap).not.toHaveBeenCalled();
    expect(screen.getByText('Carte indisponible')).toBeInTheDocument();
    expect(screen.getByText('Parc du Thabor')).toBeInTheDocument();
  });
});
