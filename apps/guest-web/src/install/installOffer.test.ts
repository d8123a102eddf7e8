import { describe, expect, it } from 'vitest';
import { installOffer } from './installOffer';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ipad =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const android =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

const device = {
  hasPrompt: false,
  userAgent: android,
  maxTouchPoints: 5,
  isStandalone: false,
  isRefused: false,
};

describe('what is offered', () => {
  it.each([
    ['the browser’s own question', { hasPrompt: true }, 'prompt'],
    ['nothing where the browser offers nothing', {}, undefined],
    ['words on an iPhone', { userAgent: iphone }, 'ios'],
    ['words on an iPad, which says it is a Mac', { userAgent: ipad }, 'ios'],
    ['nothing on a Mac', { userAgent: ipad, maxTouchPoints: 0 }, undefined],
    [
      'nothing in Chrome on iOS, whose menu is another',
      { userAgent: iphone.replace('Version/18.5', 'CriOS/140.0') },
      undefined,
    ],
    ['nothing inside another app', { userAgent: `${iphone} Instagram 300.0` }, undefined],
    ['nothing on the home screen', { userAgent: iphone, isStandalone: true }, undefined],
    ['nothing after a no', { hasPrompt: true, isRefused: true }, undefined],
    ['nothing after a no on an iPhone', { userAgent: iphone, isRefused: true }, undefined],
  ])('is %s', (_what, over, offer) => {
    expect(installOffer({ ...device, ...over })).toBe(offer);
  });
});
