import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PointGroup } from 'signature_pad';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SignatureField } from './SignatureField';
import { fitStrokes, isSigned } from './signaturePad';

const labels = {
  draw: 'Signez',
  empty: 'pas encore signé',
  signed: 'signé',
  clear: 'Effacer',
  typed: 'Votre nom',
  typeInstead: 'Écrire',
  drawInstead: 'Dessiner',
};

const line = (...xs: number[]): PointGroup => ({
  dotSize: 0,
  minWidth: 1,
  maxWidth: 2,
  penColor: '#000',
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
  points: xs.map((x) => ({ x, y: 10, pressure: 0.5, time: 0 })),
});
const strokes = { width: 300, height: 176, groups: [line(0, 150, 300)] };
const xsOf = (groups: PointGroup[]) => groups.flatMap(({ points }) => points.map(({ x }) => x));

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} }); // prettier-ignore
  // jsdom cannot draw: every call of the context does nothing.
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  HTMLCanvasElement.prototype.getContext = () => context as never;
});

describe('strokes', () => {
  it('shrink with the sheet and come back with it, never larger than they were drawn', () => {
    expect(xsOf(fitStrokes(strokes, 150))).toEqual([0, 75, 150]);
    expect(xsOf(fitStrokes(strokes, 300))).toEqual([0, 150, 300]);
    expect(xsOf(fitStrokes(strokes, 900))).toEqual([0, 150, 300]);
    expect(xsOf(strokes.groups)).toEqual([0, 150, 300]);
  });

  it('are a signature once they are more than a slip', () => {
    expect(isSigned({ ...strokes, groups: [] })).toBe(false);
    expect(isSigned({ ...strokes, groups: [line(5)] })).toBe(false);
    expect(isSigned({ ...strokes, groups: [line(5, 20)] })).toBe(false);
    expect(isSigned({ ...strokes, groups: [line(5), line(60)] })).toBe(true);
  });
});

describe('SignatureField', () => {
  it('says whether it is signed', () => {
    render(
      <SignatureField
        label="Signature"
        labels={labels}
        defaultValue={{ mode: 'drawn', image: '', strokes }}
      />,
    );
    expect(screen.getByRole('group', { name: 'Signature' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Signature, signé' })).toBeInTheDocument();
  });

  it('takes a typed name instead, and gives back what was drawn', async () => {
    const heard = vi.fn();
    const drawn = { mode: 'drawn' as const, image: 'data:', strokes };
    render(<SignatureField label="Signature" labels={labels} defaultValue={drawn} onValueChange={heard} />);
    await userEvent.click(screen.getByRole('button', { name: 'Écrire' }));
    expect(heard).toHaveBeenLastCalledWith(undefined);
    await userEvent.keyboard(' Ann ');
    expect(heard).toHaveBeenLastCalledWith({ mode: 'typed', name: 'Ann' });
    expect(screen.getByRole('textbox', { name: 'Votre nom' })).toHaveValue(' Ann ');
    await userEvent.click(screen.getByRole('button', { name: 'Dessiner' }));
    expect(heard).toHaveBeenLastCalledWith(drawn);
  });

  it('is cleared, and the focus stays in it', async () => {
    const heard = vi.fn();
    render(
      <SignatureField
        label="Signature"
        labels={labels}
        defaultValue={{ mode: 'drawn', image: '', strokes }}
        onValueChange={heard}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
    expect(heard).toHaveBeenLastCalledWith(undefined);
    expect(screen.getByRole('img', { name: 'Signature, pas encore signé' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Écrire' })).toHaveFocus();
  });

  it('asks for the name where nothing can be drawn', async () => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new Error('no canvas');
    };
    render(<SignatureField label="Signature" labels={labels} />);
    expect(await screen.findByRole('textbox', { name: 'Votre nom' })).toBeInTheDocument();
  });

  it('is described by its error', () => {
    render(
      <SignatureField
        id="sign"
        label="Signature"
        labels={labels}
        error="Signez."
        defaultValue={{ mode: 'typed', name: 'Ann' }}
      />,
    );
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Signez.');
    expect(screen.getByRole('textbox')).toBeInvalid();
  });
});
