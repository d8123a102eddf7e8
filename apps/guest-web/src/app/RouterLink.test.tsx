// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RouterLink } from './RouterLink';

/** What was left to the browser; jsdom itself goes nowhere. */
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
  return <p>{useLocation().pathname}</p>;
}

async function follow(href: string) {
  render(
    <MemoryRouter initialEntries={['/demo/services']}>
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
