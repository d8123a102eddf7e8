// The contact sheet: one HTML page with every picture small, and PNG files of the same, a row per screen and language.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';

import { chromiumArgs, ensureChromium } from '../chromium.mjs';

const escape = (text) =>
  text.replace(/[&<>"]/gu, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

/** What the run wrote beside its pictures, in the order of the tests. */
export function readShots(folder) {
  return readdirSync(path.join(folder, 'found'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder, 'found', name), 'utf8')));
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const columnOf = ({ hotel, layout, text }) => `${hotel} ${layout}${text === 'large' ? ' 200 %' : ''}`;
const order = (shot) => [shot.hotel, shot.layout.padStart(5, '0'), shot.text].join(' ');

function figure(shot) {
  const lines = shot.found.map(({ measure, what }) => `<li><b>${escape(measure)}</b> ${escape(what)}</li>`);
  return `<figure class="${shot.found.length > 0 ? 'found' : 'clean'}">
<a href="${shot.picture}"><img src="${shot.picture}" alt="${escape(shot.name)}" loading="lazy" width="${shot.layout === '1280' ? 420 : 180}"></a>
<figcaption>${escape(columnOf(shot))}</figcaption>${lines.length > 0 ? `<ul>${lines.join('')}</ul>` : ''}</figure>`;
}

const style = `body{font:13px/1.4 system-ui,sans-serif;margin:16px;background:#e8e8e8;color:#222}
section{margin-bottom:32px}.row{display:flex;gap:12px;align-items:flex-start;flex-wrap:wrap}
figure{margin:0;padding:6px;background:#fff;max-width:440px}figure.found{outline:3px solid #c0392b}
img{display:block;height:auto;max-height:620px;object-fit:cover;object-position:top}ul{margin:4px 0 0;padding-left:16px;color:#a02218;max-width:420px;overflow-wrap:anywhere}
body.only-found .clean{display:none}`;

/** The page: a section per screen and language, a column per hotel and layout. */
function html(shots, title) {
  const groups = groupBy(shots, ({ screen, language }) => `${screen} · ${language}`);
  const found = shots.filter((shot) => shot.found.length > 0).length;
  const sections = [...groups].map(
    ([name, group]) =>
      `<section id="${escape(name)}"><h2>${escape(name)} <small>${escape(group[0].route)}</small></h2><div class="row">${group
        .toSorted((one, other) => order(one).localeCompare(order(other)))
        .map(figure)
        .join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><style>${style}</style>
<h1>${escape(title)}</h1><p>${shots.length} pictures, ${found} with findings (framed in red). <a href="?found">Only those</a> · <a href="?">all</a></p>
${sections.join('\n')}<script>document.body.classList.toggle('only-found', location.search === '?found')</script></html>`;
}

/** Writes `index.html` and one `sheet-….png` for each hotel and language; answers the names of the PNG files. */
export async function writeSheets(folder) {
  const shots = readShots(folder);
  writeFileSync(path.join(folder, 'index.html'), html(shots, 'Every screen'));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const files = [];
  try {
    for (const [name, group] of groupBy(shots, ({ hotel, language }) => `${hotel}-${language}`)) {
      const source = path.join(folder, `sheet-${name}.html`);
      writeFileSync(source, html(group, name).replaceAll(' loading="lazy"', ''));
      const page = await browser.newPage({ viewport: { width: 2_000, height: 1_000 } });
      await page.goto(pathToFileURL(source).href);
      await page.screenshot({ path: path.join(folder, `sheet-${name}.png`), fullPage: true });
      await page.close();
      files.push(`sheet-${name}.png`);
    }
  } finally {
    await browser.close();
  }
  return files;
}
