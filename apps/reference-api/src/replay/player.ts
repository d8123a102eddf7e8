// The script of the page that `session replay` opens.
import { createReplica } from '@guest/recording-codec';
import type { TimedMessage } from './sessionMessages';

const PRESS_MS = 300;
const TICK_MS = 30;

/** An element that the page is known to have. */
function part<E extends HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no ${id}`);
  return element as E;
}

const play = part<HTMLButtonElement>('play');
const time = part<HTMLInputElement>('time');
const clock = part('clock');
const speed = part<HTMLSelectElement>('speed');
const tabSelect = part<HTMLSelectElement>('tab');
const frame = part<HTMLIFrameElement>('frame');
const pointer = part('pointer');
const address = part('address');

/** Shows one tab's messages up to a moment, from the start again where the moment is earlier. */
function createPlayer(messages: readonly TimedMessage[]) {
  const first = messages[0]?.at ?? 0;
  const last = messages.at(-1)?.at ?? first;
  let next = 0;
  let replica = newReplica();

  function newReplica() {
    const page = frame.contentDocument;
    if (!page) throw new Error('The frame has no document');
    page.open();
    page.write('<!doctype html><html></html>');
    page.close();
    return createReplica(page);
  }

  const show = ({ message }: TimedMessage) => {
    replica.apply(message);
    if (message.type === 'SetViewportSize') {
      frame.width = String(message.width);
      frame.height = String(message.height);
    } else if (message.type === 'SetPageLocation') address.textContent = message.url;
    else if (message.type === 'MouseMove') {
      pointer.style.cssText = `display:block;left:${message.x}px;top:${message.y}px`;
    } else if (message.type === 'MouseClick') {
      pointer.dataset.pressed = '';
      setTimeout(() => delete pointer.dataset.pressed, PRESS_MS);
    }
  };

  return {
    length: last - first,
    showUntil(elapsed: number) {
      const shown = messages[next - 1];
      if (shown && shown.at - first > elapsed) {
        next = 0;
        replica = newReplica();
      }
      for (let one = messages[next]; one && one.at - first <= elapsed; one = messages[next]) {
        show(one);
        next += 1;
      }
    },
  };
}

const words = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1_000)).padStart(2, '0')}`;

async function start(): Promise<void> {
  const tabs = (await (await fetch('/session.json')).json()) as [string, TimedMessage[]][];
  tabs.forEach(([id], index) => tabSelect.append(new Option(`${index + 1} (${id})`, String(index))));
  let player = createPlayer([]);
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (elapsed: number) => {
    time.value = String(elapsed);
    clock.textContent = `${words(elapsed)} / ${words(player.length)}`;
    player.showUntil(elapsed);
  };
  const pause = () => {
    clearInterval(timer);
    timer = undefined;
    play.textContent = 'Play';
  };
  const goOn = () => {
    if (Number(time.value) >= player.length) show(0);
    play.textContent = 'Pause';
    timer = setInterval(() => {
      const elapsed = Math.min(Number(time.value) + TICK_MS * Number(speed.value), player.length);
      show(elapsed);
      if (elapsed >= player.length) pause();
    }, TICK_MS);
  };
  const openTab = () => {
    pause();
    player = createPlayer(tabs[Number(tabSelect.value)]?.[1] ?? []);
    time.max = String(player.length);
    show(player.length);
  };
  play.addEventListener('click', () => (timer ? pause() : goOn()));
  time.addEventListener('input', () => {
    pause();
    show(Number(time.value));
  });
  tabSelect.addEventListener('change', openTab);
  openTab();
}

start().catch((cause: unknown) => {
  address.textContent = `The session cannot be shown: ${String(cause)}`;
});
