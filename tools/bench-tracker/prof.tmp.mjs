import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { buildKit } from './build.mjs';
import { installBenchTools } from '../bench/lib/install.mjs';
import { fileURLToPath } from 'node:url';
import { serve } from './server.mjs';
installBenchTools(fileURLToPath(new URL('.', import.meta.url)));
const name = process.argv[2] ?? 'ours'; const n = Number(process.argv[3] ?? 6); const doProfile = process.argv[4] !== 'no';
const b = await buildKit(name); console.log(b.sizes);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const self = new Map(); const meters = [];
for (let i=0;i<n;i++) {
  const server = await serve(b.outDir);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(server.origin);
  await page.waitForFunction(() => 'bench' in globalThis && 'kit' in globalThis);
  await page.evaluate(() => globalThis.bench.fill(1667));
  await page.waitForTimeout(300);
  const s = await context.newCDPSession(page);
  await s.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => (await s.send('Performance.getMetrics')).metrics.find(({name})=>name==='TaskDuration').value*1000;
  if (doProfile) { await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval',{interval:100}); await s.send('Profiler.start'); }
  const t0 = await spent();
  await page.evaluate(() => globalThis.bench.start());
  meters.push((await spent())-t0);
  if (doProfile) {
  const { profile } = await s.send('Profiler.stop');
  const byId = new Map(profile.nodes.map(x=>[x.id,x]));
  profile.samples.forEach((id,k)=>{ const nd=byId.get(id); const key=nd.callFrame.functionName+' '+nd.callFrame.url.split('/').pop()+':'+nd.callFrame.lineNumber+':'+nd.callFrame.columnNumber; self.set(key,(self.get(key)??0)+profile.timeDeltas[k]/1000/n); });
  }
  await context.close(); await server.close();
}
console.log(meters.map(x=>x.toFixed(1)).join(' '), 'median', meters.toSorted((a,b)=>a-b)[n>>1]);
for (const [k,v] of [...self].sort((a,b)=>b[1]-a[1]).slice(0,32)) console.log(v.toFixed(2), k);
await browser.close();
