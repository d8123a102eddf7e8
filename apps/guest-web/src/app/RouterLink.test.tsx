// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouterLink } from './RouterLink';

/** Clicks that the browser handles; jsdom does not navigate. */
let leftToBrowser: string[];

beforeEach(() => {
  leftToBrowser = [];
  document.onclick = (event) => {
    if (!event.defaultPrevented) leftToBrowser.push((event.target as Element).getAttribute('href') ?? '');
    event.preventDefault();
  };
});

afterEach(cleanup);

function Where() {
  const type = useNavigationType();
  return <p data-type={type}>{useLocation().pathname}</p>;
}

async function follow(href: string, from = '/demo/services') {
  render(
    <MemoryRouter initialEntries={[from]}>
      <RouterLink href={href}>Go</RouterLink>
      <Where />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link'));
}

it.each(['/demo', '/DEMO/mood', '/demo?landing-page=true', '/demo/gdpr#consents'])(
  'goes to %s within the app',
  async (href) => {
    await follow(href);
    expect(leftToBrowser).toEqual([]);
    expect(screen.getByText(href.split(/[?#]/u)[0] ?? '')).toBeTruthy();
  },
);

it.each(['/petit-hotel', '/demo-2/services', '/', 'https://example.com/demo', '//example.com/demo', '#main'])(
  'leaves %s to the browser: another hotel is another document',
  async (href) => {
    await follow(href);
    expect(leftToBrowser).toEqual([href]);
    expect(screen.getByText('/demo/services')).toBeTruthy();
  },
);

it('leaves the way from the landing page to a hotel to the browser', async () => {
  await follow('/demo', '/');
  expect(leftToBrowser).toEqual(['/demo']);
});

it.each(['/demo/services', '/demo/services/'])(
  'to the screen that is shown (%s) begins it anew: at its top, and with no step more for Back',
  async (href) => {
    const scroll = vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
    await follow(href);
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(screen.getByText(href).dataset.type).toBe('REPLACE');
  },
);

it('leaves no secret address behind in the history', async () => {
  await follow('/demo/services', '/demo/s/0f9a6c2e4b7d4e51a3c8d2f6b1e07a94');
  expect(screen.getByText('/demo/services').dataset.type).toBe('REPLACE');
});

it('remembers where it came from else', async () => {
  await follow('/demo/mood');
  expect(screen.getByText('/demo/mood').dataset.type).toBe('PUSH');
});
