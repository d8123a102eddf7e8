import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { buildKit } from './build.mjs';
import { serve } from './server.mjs';
import { cpSync } from 'node:fs';
const n = Number(process.argv[2] ?? 9); const names = process.argv.slice(3);
const dirs = {};
for (const name of names) { if (name.startsWith('/')) { dirs[name]=name; continue; } const b = await buildKit(name); console.log(name, b.sizes); cpSync(b.outDir, '/tmp/kit-'+name, {recursive:true}); dirs[name] = b.outDir; }
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const all = Object.fromEntries(names.map(x=>[x,[]]));
for (let i=0;i<n;i++) for (let j=0;j<names.length;j++) { const name = names[(i+j)%names.length];
  const server = await serve(dirs[name]);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(server.origin);
  await page.waitForFunction(() => 'bench' in globalThis && 'kit' in globalThis);
  await page.evaluate(() => globalThis.bench.fill(0));
  await page.waitForTimeout(300);
  const s = await context.newCDPSession(page);
  await s.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => (await s.send('Performance.getMetrics')).metrics.find(({name})=>name==='TaskDuration').value*1000;
  const t0 = await spent();
  await page.evaluate(() => globalThis.bench.start());
  all[name].push((await spent())-t0);
  await context.close(); await server.close();
}
for (const [k,v] of Object.entries(all)) console.log(k.padEnd(24), 'median', v.toSorted((a,b)=>a-b)[n>>1].toFixed(1), 'min', Math.min(...v).toFixed(1), v.map(x=>x.toFixed(0)).join(' '));
await browser.close();
