// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import '@guest/testing';
import { holdInstallPrompt } from './holdInstallPrompt';
import { useInstallOffer } from './useInstallOffer';
import '@guest/testing/setup';

const KEY = 'demo/InstallRefused';

function Offer() {
  const { offer, install, refuse } = useInstallOffer('demo', () => document.querySelector('h1')?.focus());
  return (
    <main>
      <h1 tabIndex={-1}>Hotel</h1>
      {offer && <button onClick={install}>install</button>}
      {offer && <button onClick={refuse}>refuse</button>}
    </main>
  );
}

/** The browser offers installation; `prompt` is its own prompt. */
function offered(outcome: 'accepted' | 'dismissed', prompt = () => Promise.resolve()) {
  act(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }));
  });
}

const button = (name: string) => screen.queryByRole('button', { name });
holdInstallPrompt();

beforeEach(() => {
  localStorage.clear();
  globalThis.__INSTALL__ = undefined;
  render(<Offer />);
});

async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(button('install')).not.toBeInTheDocument());
  expect(screen.getByRole('heading')).toHaveFocus();
}

it('a prompt that fails is no refusal: the next offer comes', async () => {
  offered('dismissed', () => Promise.reject(new Error('no gesture')));
  await press('install');
  expect(localStorage.getItem(KEY)).toBeNull();
  offered('accepted');
  expect(button('install')).toBeInTheDocument();
});

it.each(['install', 'refuse'])('a no by "%s" is kept for good', async (name) => {
  offered('dismissed');
  await press(name);
  expect(localStorage.getItem(KEY)).toBe('true');
  offered('accepted');
  expect(button('install')).not.toBeInTheDocument();
});

it('a yes is no refusal', async () => {
  offered('accepted');
  await press('install');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('goes when the app was installed from the browser’s own menu', () => {
  const prompt = vi.fn(() => Promise.resolve());
  offered('accepted', prompt);
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(button('install')).not.toBeInTheDocument();
  expect(globalThis.__INSTALL__).toBeUndefined();
  expect(prompt).not.toHaveBeenCalled();
});
