import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { TimedMessage } from './sessionMessages';

/**
 * The page runs our script alone. The recorded page is rebuilt in a frame without scripts. Its styles and pictures come
 * from where they were recorded, and so do its fonts where that server lets other origins have them.
 */
const policyOf = (origins: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    ["style-src 'unsafe-inline' 'self'", ...origins].join(' '),
    ["img-src data: 'self'", ...origins].join(' '),
    ["font-src data: 'self'", ...origins].join(' '),
    "frame-src 'self'",
  ].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Recorded session</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/player.css">
<header>
  <button id="play" type="button">Play</button>
  <label>Time <input id="time" type="range" min="0" value="0" step="1"></label>
  <output id="clock" for="time"></output>
  <label>Speed <select id="speed"><option>1</option><option>2</option><option>4</option><option>8</option></select></label>
  <label>Tab <select id="tab"></select></label>
  <p id="address"></p>
</header>
<main><div id="stage"><iframe id="frame" title="Recorded page" sandbox="allow-same-origin"></iframe><div id="pointer"></div></div></main>
<script src="/player.js"></script>
`;

const STYLES = `
body { margin: 0; font: 14px/1.4 system-ui, sans-serif; color: #1d2526; background: #e9eeee; }
header { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; padding: 12px 16px; background: #fff; }
header p { margin: 0; color: #4c5a5b; overflow-wrap: anywhere; }
label { display: flex; gap: 8px; align-items: center; }
#time { width: min(50vw, 480px); }
button, select { font: inherit; min-height: 32px; padding: 0 12px; }
main { padding: 16px; overflow: auto; }
#stage { position: relative; width: max-content; margin: 0 auto; background: #fff; box-shadow: 0 1px 6px #0003; }
iframe { display: block; border: 0; }
#pointer { position: absolute; width: 16px; height: 16px; margin: -8px; border-radius: 50%; pointer-events: none;
  background: #d2452d99; outline: 2px solid #fff; display: none; }
#pointer[data-pressed] { background: #d2452d; transform: scale(1.6); }
`;

/** The origins that recorded pages came from. */
function originsOf(tabs: ReadonlyMap<string, readonly TimedMessage[]>): string[] {
  const urls = [...tabs.values()]
    .flat()
    .flatMap(({ message }) =>
      message.type === 'SetPageLocation' && URL.canParse(message.url) ? [new URL(message.url).origin] : [],
    );
  return [...new Set(urls)].filter((origin) => /^https?:/u.test(origin));
}

/** Serves a page that replays a session, to this machine alone. */
export async function serveReplay(
  tabs: ReadonlyMap<string, readonly TimedMessage[]>,
  port: number,
): Promise<{ address: string; server: Server }> {
  const player = readFileSync(fileURLToPath(new URL('player/player.js', import.meta.url)));
  const policy = policyOf(originsOf(tabs));
  const files: Record<string, [type: string, body: string | Buffer]> = {
    '/': ['text/html; charset=utf-8', PAGE],
    '/player.css': ['text/css; charset=utf-8', STYLES],
    '/player.js': ['text/javascript; charset=utf-8', player],
    '/session.json': ['application/json; charset=utf-8', JSON.stringify([...tabs])],
  };
  const server = createServer(({ url = '/' }, response) => {
    const file = files[url];
    const [type, body] = file ?? ['text/plain; charset=utf-8', 'Nothing here'];
    response
      .writeHead(file ? 200 : 404, {
        'content-type': type,
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .end(body);
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
