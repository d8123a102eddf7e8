import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { xssPayloads } from '../../test/xssPayloads';
import { allowedTags } from './allowed';
import { readRichText } from './readRichText';
import { renderTree } from './renderTree';
import { RichText } from './RichText';

const drawn = (html: string) => {
  const { container } = render(<RichText html={html} />);
  return container.firstElementChild;
};
const written = (html: string) =>
  renderToStaticMarkup(renderTree(readRichText(html), { link: 'a', headingLevel: 3 }));

const attributesDrawn = new Set([
  'alt',
  'colspan',
  'data-align',
  'data-rank',
  'datetime',
  'decoding',
  'dir',
  'height',
  'href',
  'lang',
  'loading',
  'referrerpolicy',
  'rel',
  'rowspan',
  'scope',
  'src',
  'start',
  'target',
  'title',
  'width',
]);
const schemes = /^(?:https?:|mailto:|tel:|sms:|#|\/(?!\/)|data:image\/(?:png|jpeg|gif|webp|avif);base64,)/;

/** What a browser makes of the page that the server sent: only known elements, properties and addresses. */
function expectHarmless(markup: string) {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  expect(page.head.childElementCount).toBe(0);
  for (const element of page.body.querySelectorAll('*')) {
    expect(allowedTags).toContain(element.localName);
    for (const { name, value } of element.attributes) {
      expect(attributesDrawn).toContain(name);
      if (name === 'href' || name === 'src') expect(value).toMatch(schemes);
    }
  }
  // Parsed again, as by a copy through innerHTML, it is still the same: nothing mutates.
  const again = page.body.innerHTML;
  page.body.innerHTML = again;
  expect(page.body.innerHTML).toBe(again);
}

describe('RichText and attacks', () => {
  it('knows at least 150 of them', () => {
    expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(150);
  });

  it.each(xssPayloads)('lets nothing of %j reach the page', (payload) => {
    expectHarmless(written(payload));
  });

  it.each(xssPayloads)('keeps the words around %j', (payload) => {
    expect(written(`<p>Bonjour</p>${payload}`)).toContain('<p>Bonjour</p>');
  });
});

describe('RichText', () => {
  it('draws what editors write', () => {
    const html =
      '<h1>Petit d&eacute;jeuner</h1><p>De <strong>7&nbsp;h</strong> à 10 h.<br>Sur la <em>terrasse</em>.</p><ul><li>Pain</li><li>Café</li></ul>';
    expect(written(html)).toBe(
      '<h3 data-rank="1">Petit déjeuner</h3><p>De <strong>7\u00a0h</strong> à 10 h.<br/>Sur la <em>terrasse</em>.</p><ul><li>Pain</li><li>Café</li></ul>',
    );
  });

  it('puts headings under the page’s own, without a gap', () => {
    expect(written('<h2>A</h2><h5>B</h5><h2>C</h2>')).toBe(
      '<h3 data-rank="1">A</h3><h4 data-rank="2">B</h4><h3 data-rank="1">C</h3>',
    );
  });

  it('opens other sites in a new tab that cannot reach back, and says so', () => {
    render(
      <RichText
        html='<a href="https://rennes.example/" target="_top">Rennes</a>'
        newTabLabel="(nouvel onglet)"
      />,
    );
    const link = screen.getByRole('link', { name: 'Rennes (nouvel onglet)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    ['/palace/services?a=1#b', '/palace/services?a=1#b'],
    ['#piscine', '#piscine'],
    ['mailto:bonjour@hotel.example', 'mailto:bonjour@hotel.example'],
    ['tel:+33261914012', 'tel:+33261914012'],
    ['www.hotel.example', 'https://www.hotel.example/'],
    ['//hotel.example/a', 'https://hotel.example/a'],
    ['/\\hotel.example/a', 'https://hotel.example/a'],
  ])('keeps the link %s', (href, expected) => {
    expect(drawn(`<a href="${href}">x</a>`)?.querySelector('a')).toHaveAttribute('href', expected);
  });

  it.each(['services', '../x', '/..//evil.example', 'ftp://x.example', ''])(
    'draws no link for %j',
    (href) => {
      expect(drawn(`<a href="${href}">x</a>`)?.querySelector('a')).toBeNull();
      expect(screen.getByText('x')).toBeInTheDocument();
    },
  );

  it('loads pictures late and never from nowhere', () => {
    const root = drawn(
      '<p>Ici</p><img src="https://files.example/a.jpg" width="640" height="480"><img alt="sans">',
    );
    expect(root?.querySelectorAll('img')).toHaveLength(1);
    const image = root?.querySelector('img');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('width', '640');
  });

  it('keeps the alignment and no other style', () => {
    const root = drawn(
      '<p style="color:#eee; text-align: center; position:fixed">x</p><p align="right">y</p>',
    );
    expect(root?.innerHTML).toBe('<p data-align="center">x</p><p data-align="end">y</p>');
  });

  it('shows nothing for nothing', () => {
    expect(drawn('')).toBeNull();
    expect(drawn('<p>&nbsp;</p><h2></h2>')).toBeNull();
    expect(render(<RichText html={null} />).container.firstChild).toBeNull();
  });

  it('keeps the lines of a text without marks', () => {
    expect(drawn('Un\nDeux')).toHaveAttribute('data-plain', 'true');
  });

  it.each([
    ['<p>a<div>b</div>c', '<p>a</p><div>b</div>c'],
    ['<li>a<li>b', '<ul><li>a</li><li>b</li></ul>'],
    ['<ul>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<dl><dt>a<dd>b</dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
    ['<td>a<td>b', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'],
    ['<table>a<tr><td>b</table>', '<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>'],
    ['<table><tr><td><p>a</table>b', '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>b'],
    ['<a href="/a">a<a href="/b">b</a></a>', '<a href="/a">a</a><a href="/b">b</a>'],
    ['<h2>a<h3>b', '<h3 data-rank="1">a</h3><h4 data-rank="2">b</h4>'],
    ['<b><i>a</b>b</i>', '<b><i>a</i></b>b'],
    ['<section>a</section><font color=red>b</font>', '<div>a</div>b'],
    ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
    ['a</p></div>b', 'ab'],
  ])('mends %s', (html, expected) => {
    expect(written(html)).toBe(expected);
    // The page of the server comes out of a browser's parser as React expects it.
    const page = new DOMParser().parseFromString(expected, 'text/html');
    expect(page.body.innerHTML).toBe(expected);
  });

  it.each([
    '<p>Bonjour <b>vous</b></p>\n<p>Au revoir</p>',
    '<h3>Wi-Fi</h3><ul>\n<li>Réseau&nbsp;: Lices</li>\n<li><a href="/a">aide</a></li></ul>',
    '<table><thead><tr><th scope="col">Jour</th></tr></thead><tr><td colspan="2">Lundi</td></table>',
    '<figure><img src="/a.webp" alt="A"><figcaption>A</figcaption></figure>',
    '<!-- note --><blockquote><p>Un<br/>deux</blockquote><hr><dl><dt>a<dd>b</dl>',
    '<p>Un<p>Deux<ul><li>a<ul><li>b</ul><li>c</ul>',
  ])('reads the plain text %s as a browser does', (html) => {
    const bare = (text: string) =>
      new DOMParser()
        .parseFromString(text, 'text/html')
        .body.innerHTML.replace(/<!--.*?-->/g, '')
        .replace(/<(\w+)[^>]*>/g, '<$1>')
        .replace(/>\n</g, '><');
    expect(bare(written(html))).toBe(bare(html));
  });

  it('decodes the entities that editors write and shows unknown ones as they are', () => {
    expect(written('caf&eacute; &#233; &#xe9; &#128; &le; &rArr; &constructor; &nothing; a&b &amp')).toBe(
      'café é é € ≤ ⇒ &amp;constructor; &amp;nothing; a&amp;b &amp;amp',
    );
  });

  it('reads a very long or very deep text in no time', () => {
    const started = performance.now();
    for (const part of [
      '<b>',
      '<p ',
      '<a href="',
      '<!--',
      '&amp',
      '<ul><li>',
      '<table>',
      '</x',
      '<',
      "<a b='",
      '<p/=/',
    ]) {
      readRichText(part.repeat(40_000));
    }
    for (const part of ['/', ' ', 'x', '/=', '=']) {
      readRichText(`<p${part.repeat(200_000)}`);
      readRichText(`<p${part.repeat(200_000)}=>`);
      readRichText(`</p${part.repeat(200_000)}`);
    }
    expect(performance.now() - started).toBeLessThan(4000);
  });

  it('warns about a heading level nobody knows', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<RichText html="<h1>A</h1>" headingLevel={9 as 6} />);
    expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
    expect(warn).toHaveBeenCalled();
  });
});
