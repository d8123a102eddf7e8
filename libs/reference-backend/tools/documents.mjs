// Prints the demo hotels' documents, and the brands' fixed one, from the HTML beside them:
// `npx nx documents reference-backend`. The PDFs are committed; this runs when their words change.
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a tool is no project, it serves all of them
import { chromiumArgs, ensureChromium } from '../../../tools/chromium.mjs';

const hotels = fileURLToPath(new URL('../hotels', import.meta.url));
const brandSource = fileURLToPath(new URL('./brand-privacy-policy.html', import.meta.url));
const brandTarget = fileURLToPath(
  new URL('../../../apps/guest-web/public/brand-privacy-policy.pdf', import.meta.url),
);

const page = (
  title,
  color,
  body,
) => `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title>
<style>body{font:11pt/1.5 serif;color:#1c2321;max-width:68ch}h1{font-size:22pt;line-height:1.2;color:${color}}h2{font-size:13pt;margin:1.4em 0 .3em;color:${color}}p,ul{margin:.4em 0}</style>
</head><body><main>${body}</main></body></html>`;

function sourcesOf(slug) {
  const folder = path.join(hotels, slug, 'documents');
  if (!existsSync(folder)) return [];
  const { hoster } = JSON.parse(readFileSync(path.join(hotels, slug, 'hotel.json'), 'utf8'));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      body: readFileSync(path.join(folder, name), 'utf8'),
      color: hoster.customization.primaryColor,
      target: path.join(folder, name.replace(/html$/u, 'pdf')),
    }));
}

const documents = [
  ...readdirSync(hotels).flatMap(sourcesOf),
  { body: readFileSync(brandSource, 'utf8'), color: '#1c2321', target: brandTarget },
];

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const tab = await browser.newPage();
for (const { body, color, target } of documents) {
  const title = /<h1>(.*?)<\/h1>/u.exec(body)?.[1] ?? '';
  await tab.setContent(page(title, color, body));
  await tab.pdf({
    path: target,
    format: 'A4',
    margin: { top: '22mm', bottom: '22mm', left: '22mm', right: '22mm' },
    tagged: true,
  });
  process.stdout.write(`Written: ${target}\n`);
}
await browser.close();
