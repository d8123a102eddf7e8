import { chromium } from 'playwright';
const [, , out, ...specs] = process.argv; // spec: id|brand|width|height|full
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
for (const spec of specs) {
  const [id, brand = 'lices', w = '390', h = '844', full = '', fs = ''] = spec.split('|');
  const p = await b.newPage({ viewport: { width: +w, height: +h } });
  p.on(
    'console',
    (m) =>
      m.type() === 'error' && !m.text().includes('404') && console.log('ERR', id, m.text().slice(0, 200)),
  );
  await p.goto(`http://localhost:4477/iframe.html?id=${id}&viewMode=story&globals=brand:${brand}`);
  await p.waitForSelector('#storybook-root main, #storybook-root .story > *:not(style)', {
    state: 'attached',
    timeout: 20000,
  });
  if (fs) await p.addStyleTag({ content: `html{font-size:${fs}}` });
  await p.waitForTimeout(700);
  const over = await p.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (over > 0) console.log('SIDEWAYS', spec, over);
  await p.screenshot({ path: `${out}/${id}-${brand}-${w}${fs}.png`, fullPage: !!full });
  await p.close();
}
await b.close();
