import * as v from 'valibot';
import { lookOf } from '../look';
import type { FieldsOptions, MountFields } from '../port';
import { FrameMessage } from './messages';

/** Longer than a slow network takes for one small page. */
const LOAD_MS = 20_000;

/** The origin that a browser says for a frame without one. */
const OPAQUE_ORIGIN = 'null';

/**
 * The sandbox's fields: a frame of an opaque origin, so that this page can read nothing of it. The frame says that it
 * is loaded, and gets one end of a channel; everything else goes through that.
 */
export const mountSandbox: MountFields = (host, options) =>
  new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.title = options.title;
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = `${options.apiUrl}/payment-sandbox/fields`;
    // Until it says how high it is.
    frame.height = '0';
    const { port1: port, port2: offered } = new MessageChannel();
    const timer = setTimeout(() => fail('The fields did not answer'), LOAD_MS);

    function remove() {
      clearTimeout(timer);
      removeEventListener('message', connect);
      port.close();
      frame.remove();
    }
    function fail(message: string) {
      remove();
      reject(new Error(message));
    }
    function connect({ source, origin, data }: MessageEvent<unknown>) {
      const isLoaded = source === frame.contentWindow && origin === OPAQUE_ORIGIN;
      if (!isLoaded || !v.is(v.object({ type: v.literal('loaded') }), data)) return;
      removeEventListener('message', connect);
      const { _id: id, clientSecret } = options.payment;
      // An opaque origin cannot be named: the frame itself is the address.
      frame.contentWindow?.postMessage({ type: 'port' }, '*', [offered]);
      const { language } = options;
      port.postMessage({ type: 'connect', language, look: lookOf(host), payment: { id, clientSecret } });
    }

    addEventListener('message', connect);
    frame.addEventListener('error', () => fail('The fields did not load'));
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = v.safeParse(FrameMessage, data);
      if (!message.success) return;
      if (message.output.type === 'ready') {
        clearTimeout(timer);
        resolve({
          confirm: () => {
            frame.focus();
            port.postMessage({ type: 'confirm' });
          },
          remove,
        });
      }
      receive(frame, message.output, options);
    };
    host.append(frame);
  });

function receive(frame: HTMLIFrameElement, message: FrameMessage, events: FieldsOptions): void {
  switch (message.type) {
    case 'height':
      frame.height = String(message.height);
      break;
    case 'ready':
      events.onReady();
      break;
    case 'submit':
      events.onSubmit();
      break;
    case 'incomplete':
      events.onIncomplete();
      break;
    case 'challenge':
      events.onChallenge();
      break;
    case 'done':
      events.onDone();
      break;
  }
}
