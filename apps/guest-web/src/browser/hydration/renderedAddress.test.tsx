// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import '@guest/testing';
import { AppRouter } from '../../app/AppRouter';
import { atRenderedAddress } from './renderedAddress';
import '@guest/testing/setup';

function Address() {
  const { search, hash } = useLocation();
  return <p>query {search + hash}</p>;
}

function open(address: string, rendered: string) {
  history.replaceState(null, '', address);
  const bringBack = atRenderedAddress(rendered);
  render(<Address />, { wrapper: AppRouter });
  return bringBack;
}
const entries = history.length;

it('hydrates a kept page as it was made, then chooses what the address asks for', () => {
  const bringBack = open('/demo/services?service=velo#top', '');
  expect(screen.getByText('query #top')).toBeInTheDocument();
  act(bringBack);
  expect(screen.getByText('query ?service=velo#top')).toBeInTheDocument();
  expect(location.search).toBe('?service=velo');
  expect(history).toHaveLength(entries);
});

it('leaves the address alone where the page was made for it', () => {
  act(open('/demo/services?service=velo', '?service=velo'));
  expect(screen.getByText('query ?service=velo')).toBeInTheDocument();
});

it('leaves a guest alone who has gone on meanwhile', () => {
  const bringBack = open('/demo/services?service=velo', '');
  history.replaceState(null, '', '/demo');
  act(bringBack);
  expect(location.pathname + location.search).toBe('/demo');
});
