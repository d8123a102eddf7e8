import { chromium } from 'playwright';
const [, , out, ...files] = process.argv;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--allow-file-access-from-files'],
});
const p = await b.newPage({ viewport: { width: 1600, height: 900 } });
const fs = await import('node:fs');
await p.setContent(
  `<body style="margin:0;display:flex;gap:8px;background:#888;align-items:flex-start">${files.map((f) => `<img style="max-height:880px;max-width:${Math.floor(1600 / files.length) - 8}px" src="data:image/png;base64,${fs.readFileSync(f).toString('base64')}">`).join('')}`,
);
await p.waitForTimeout(200);
await p.screenshot({ path: out });
await b.close();
