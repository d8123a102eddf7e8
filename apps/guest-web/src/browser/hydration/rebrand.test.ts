// @vitest-environment jsdom
import { Hoster } from '@guest/api-contract';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { rebrand } from './rebrand';

const hotel = (customization: object) =>
  v.parse(Hoster, { _id: 'demo-id', slug: 'demo', name: 'Demo', customization });

beforeEach(() => {
  document.head.innerHTML =
    '<meta property="csp-nonce" content="n0nce"><meta name="theme-color" content="#ffffff">';
});

it('brings the colours of today to a page of yesterday, as the policy wants it', () => {
  rebrand(hotel({ primaryColor: '#16a5a3' }), hotel({ primaryColor: '#7a1f3d', backgroundColor: '#101418' }));
  const style = document.head.querySelector('style');
  expect(style?.textContent).toMatch(/--ds-primary:#[\da-f]{6}/u);
  expect(style?.nonce).toBe('n0nce');
  expect(document.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe('#101418');
});

it('touches nothing where the brand is the same', () => {
  rebrand(hotel({ primaryColor: '#16a5a3' }), {
    ...hotel({ primaryColor: '#16a5a3' }),
    description: 'Another text',
  });
  expect(document.head.querySelector('style')).toBeNull();
});
