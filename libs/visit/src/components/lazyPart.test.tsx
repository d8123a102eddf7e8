import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart';

interface Named {
  name: string;
}

const Greeting = ({ name }: Named) => <p>Bonjour {name}</p>;
const Bare = ({ name }: Named) => <p>{name}</p>;

/** A file that cannot be loaded until `heal`. */
function aFile() {
  let isAway = true;
  const load = vi.fn((): Promise<ComponentType<Named>> =>
    isAway ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Greeting),
  );
  return {
    load,
    heal: () => {
      isAway = false;
    },
  };
}

/** Renders, and waits for what suspends; React's `act` flushes nothing that comes after it. */
async function renderWhole(content: ReactNode) {
  const view = render(null);
  await act(async () => view.rerender(content));
  return view;
}

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p>Failed</p> : this.props.children;
  }
}

/** A file that is on its way until `arrive`. */
function aSlowFile() {
  let arrive: () => void = () => undefined;
  const file = new Promise<ComponentType<Named>>((resolve) => (arrive = () => resolve(Greeting)));
  return { load: () => file, arrive: () => act(async () => arrive()) };
}

it('shows what stands for it until its file is here', async () => {
  const { load, arrive } = aSlowFile();
  const Part = lazyPart(load, { whileLoading: ({ name }) => <p>Waiting for {name}</p> });
  await renderWhole(<Part name="Camille" />);
  expect(screen.getByText('Waiting for Camille')).toBeVisible();
  await arrive();
  expect(screen.getByText('Bonjour Camille')).toBeVisible();
});

it('is drawn at once where its file was loaded ahead', async () => {
  const Part = lazyPart(() => Promise.resolve(Greeting), { whileLoading: null });
  await Part.prefetch();
  render(<Part name="Camille" />);
  expect(screen.getByText('Bonjour Camille')).toBeVisible();
});

it('lets the nearest Suspense wait where nothing stands for it', async () => {
  const { load, arrive } = aSlowFile();
  const Part = lazyPart(load);
  await renderWhole(
    <Suspense fallback={<p>Waiting</p>}>
      <Part name="Camille" />
    </Suspense>,
  );
  expect(screen.getByText('Waiting')).toBeVisible();
  await arrive();
  expect(screen.getByText('Bonjour Camille')).toBeVisible();
});

it('draws its fallback without the file, and asks again when it is drawn anew', async () => {
  const { load, heal } = aFile();
  const Part = lazyPart(load, { whileLoading: null, fallback: Bare });
  const view = await renderWhole(<Part name="Camille" />);
  expect(await screen.findByText('Camille')).toBeVisible();
  view.rerender(<Part name="Dominique" />);
  expect(screen.getByText('Dominique')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  view.unmount();
  heal();
  await renderWhole(<Part name="Camille" />);
  expect(await screen.findByText('Bonjour Camille')).toBeVisible();
});

it('asks again after a file that did not come ahead', async () => {
  const { load, heal } = aFile();
  const Part = lazyPart(load, { whileLoading: null });
  await Part.prefetch();
  heal();
  await renderWhole(<Part name="Camille" />);
  expect(await screen.findByText('Bonjour Camille')).toBeVisible();
});

it('without a fallback tells the nearest error boundary, once, and a retry asks again', async () => {
  // React logs an error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { load, heal } = aFile();
  const Part = lazyPart(load, { whileLoading: null });
  const shown = (key: string) => (
    <Boundary key={key}>
      <Part name="Camille" />
    </Boundary>
  );
  const view = await renderWhole(shown('first'));
  expect(await screen.findByText('Failed')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledTimes(1);
  heal();
  await act(async () => view.rerender(shown('second')));
  expect(await screen.findByText('Bonjour Camille')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
