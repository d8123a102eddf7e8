// One first visit in Chromium as on a slow phone: paints, and when the page reacts to a tap.

/** 150 ms round trip, 1.6 Mbit/s down, 0.75 up, processor slowed 4 times. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 1_000;
const LIMIT_MS = 30_000;

/** Runs in the page before its own scripts. */
function observe() {
  const seen = { paint: 0, lcp: 0, shift: 0, tasks: [], usable: 0 };
  globalThis.__bench = seen;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  // React marks hydrated elements: from then on a link of the content reacts.
  const timer = setInterval(() => {
    const link = document.querySelector('main a[href]');
    if (!link || !Object.keys(link).some((key) => key.startsWith('__reactProps'))) return;
    seen.usable = performance.now();
    clearInterval(timer);
  }, 20);
}

function read() {
  const { paint, lcp, shift, tasks, usable } = globalThis.__bench;
  const blocking = tasks
    .filter(([start]) => start >= paint)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  const longest = Math.max(0, ...tasks.map(([, duration]) => duration));
  return { paint, lcp, shift, usable, blocking, longest };
}

/** Loads the address with an empty cache and answers what was measured. */
export async function measureVisit(browser, url, { hasScript, contextOptions }) {
  const context = await browser.newContext(contextOptions);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let scriptBytes = 0;
    const scripts = new Set();
    devtools.on(
      'Network.responseReceived',
      ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
    );
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
    if (hasScript)
      await page.waitForFunction(() => globalThis.__bench.usable > 0, undefined, { timeout: LIMIT_MS });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    return { ...(await page.evaluate(read)), scriptBytes };
  } finally {
    await context.close();
  }
}
