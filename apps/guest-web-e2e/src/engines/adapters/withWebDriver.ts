import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, Origin, WebElement, type WebDriver } from 'selenium-webdriver';
import { COMPLAINTS } from '../inPage/listen';
import type { Engine, Tab } from '../tab';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  /** The X server without a screen; not needed where there is a display. */
  display: string;
}

/** A new browser sometimes never reports to its driver. */
const SESSION_WITHIN_MS = 20_000;
const SCRIPT_WITHIN_MS = 4000;
/** The driver never answers for a page that left while its script ran: the time limit of the script leaves with it. */
const ANSWER_WITHIN_MS = 2 * SCRIPT_WITHIN_MS;

async function within<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No ${what} within ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function tabOf(driver: WebDriver): Tab {
  // An answer that is no element would be found by `click` only as a riddle.
  const elementOf = async (expression: string) => {
    const found = await driver.executeScript(`return (${expression})`);
    if (found instanceof WebElement) return found;
    throw new Error(`No element: ${expression}`);
  };
  return {
    goto: (url) => driver.get(url),
    back: async () => void (await driver.executeScript('history.back()')),
    reload: () => driver.navigate().refresh(),
    evaluate: async <T>(expression: string) => {
      const asked = driver.executeAsyncScript<{ value?: T; error?: string }>(
        `const done = arguments[0];
         Promise.resolve().then(() => (${expression}))
           .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      );
      const answer = await within(asked, ANSWER_WITHIN_MS, 'answer of the page');
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value as T;
    },
    click: async (element) => (await elementOf(element)).click(),
    type: async (element, text) => (await elementOf(element)).sendKeys(text),
    upload: async (element, file) => (await elementOf(element)).sendKeys(file),
    draw: async ([[x, y] = [0, 0], ...rest]) => {
      const pointer = driver.actions().move({ x, y, origin: Origin.VIEWPORT }).press();
      for (const [toX, toY] of rest) pointer.move({ x: toX, y: toY, origin: Origin.VIEWPORT, duration: 30 });
      await pointer.release().perform();
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    complaints: () => driver.executeScript<string[]>(`return ${COMPLAINTS}`),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startDisplay(program: string): Promise<{ name: string; child: ChildProcess }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { name: `:${String(number).trim()}`, child };
}

async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start within 10 s');
}

interface Service {
  address: string;
  stop: () => void;
}

async function startService(program: string, display: string): Promise<Service> {
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, LANGUAGE: 'fr', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  return {
    address,
    stop: () => {
      process.off('exit', kill);
      kill();
    },
  };
}

const startSession = ({ address }: Service, browser: string) =>
  within(
    new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      .build(),
    SESSION_WITHIN_MS,
    'browser',
  );

/** WebKitGTK over classic WebDriver: each tab is a browser of its own, which is how the driver forgets data. */
export async function startWebKit({ driver: program, browser, display }: WebKitPrograms): Promise<Engine> {
  const screen = await startDisplay(display);
  const kill = () => screen.child.kill();
  process.once('exit', kill);
  /** A driver whose browser never came cannot start another one: the next one is a new process. */
  async function openBrowser(attempts = 3): Promise<{ driver: WebDriver; service: Service }> {
    const service = await startService(program, screen.name);
    try {
      return { driver: await startSession(service, browser), service };
    } catch (error) {
      service.stop();
      if (attempts === 1) throw error;
      return openBrowser(attempts - 1);
    }
  }
  return {
    open: async ({ width, height }) => {
      const { driver, service } = await openBrowser();
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      await driver.manage().setTimeouts({ script: SCRIPT_WITHIN_MS, pageLoad: 30_000 });
      return { ...tabOf(driver), close: () => driver.quit().finally(service.stop) };
    },
    stop: async () => {
      process.off('exit', kill);
      kill();
    },
  };
}
