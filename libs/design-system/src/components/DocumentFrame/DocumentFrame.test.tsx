import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { DocumentFrame } from './DocumentFrame';

const frame = <DocumentFrame src="/static-host/demo/mentions.pdf" title="Mentions légales" />;

/** A browser with a viewer or none, and a window as wide as this. */
function browserWith(isEnabled: boolean, width = 1280) {
  vi.stubGlobal('innerWidth', width);
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isEnabled, configurable: true });
}

it('shows the document where the browser has a viewer', () => {
  browserWith(true);
  render(frame);
  expect(screen.getByTitle('Mentions légales')).toHaveAttribute(
    'src',
    '/static-host/demo/mentions.pdf#toolbar=0&view=FitH',
  );
});

it('is nothing on a narrow window, where nobody can read in a viewer', () => {
  browserWith(true, 767);
  expect(render(frame).container).toBeEmptyDOMElement();
});

it('is nothing where it has none, and on a server, which cannot know', () => {
  browserWith(false);
  expect(render(frame).container).toBeEmptyDOMElement();
  browserWith(true);
  expect(renderToStaticMarkup(frame)).toBe('');
});
