import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DocumentFrame } from './DocumentFrame';

const frame = <DocumentFrame src="/static-host/demo/mentions.pdf" title="Mentions légales" />;

function browserWith(isEnabled: boolean) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isEnabled, configurable: true });
}

it('shows the document where the browser has a viewer', () => {
  browserWith(true);
  render(frame);
  expect(screen.getByTitle('Mentions légales')).toHaveAttribute('src', '/static-host/demo/mentions.pdf');
});

it('is nothing where it has none, and on a server, which cannot know', () => {
  browserWith(false);
  expect(render(frame).container).toBeEmptyDOMElement();
  browserWith(true);
  expect(renderToStaticMarkup(frame)).toBe('');
});
