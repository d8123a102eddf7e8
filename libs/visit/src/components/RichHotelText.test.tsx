import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { htmlWords } from '@guest/api-contract/html-words';
import { RichText } from '@guest/design-system';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the names of both readers, which share no code
import entities from '../../../design-system/src/components/RichText/entities.ts?raw';

it('reads every entity of a description as lines of words do', () => {
  const names = [...new Set(entities.match(/\b[a-z][a-z\d]{1,7}\b/giu))];
  expect(names.length).toBeGreaterThan(150);
  for (const name of names) {
    const html = `a&${name};b`;
    const { container, unmount } = render(<RichText html={`<p>${html}</p>`} />);
    expect(container.textContent?.replaceAll('\u00AD', '').replaceAll(/[\u2002\u2003\u2009]/gu, ' ')).toBe(
      htmlWords(html),
    );
    unmount();
  }
});
