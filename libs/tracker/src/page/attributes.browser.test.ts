import { beforeEach, expect, it } from 'vitest';
import { aPlace, recordHere } from '../test/recordHere';

let place: HTMLElement;
beforeEach(() => {
  place = aPlace();
});
it('shows no picture that the page made, and its size all the same', async () => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 10;
  const image = document.createElement('img');
  image.style.width = '70px';
  image.src = canvas.toDataURL();
  place.append(image);
  await image.decode();
  const { settle, replay, text } = recordHere();
  await settle();
  const copy = replay().querySelector('main img') as HTMLImageElement;
  expect(copy.width).toBe(70);
  expect(copy.src).toContain('data:image/svg+xml');
  expect(text()).not.toContain(image.src.slice(30, 60));
});

it('shows the picture that the browser chose of several', async () => {
  const picture = (color: string) =>
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect fill='${color}'/></svg>`;
  place.innerHTML = '<picture><source media="all"><img alt=""></picture>';
  const image = place.querySelector('img') as HTMLImageElement;
  (place.querySelector('source') as HTMLSourceElement).srcset = encodeURI(picture('green'));
  image.src = picture('red');
  await image.decode();
  const { settle, replay } = recordHere();
  await settle();
  const copy = replay().querySelector('main img') as HTMLImageElement;
  expect(copy.src).toContain('green');
  expect(copy.hasAttribute('srcset')).toBe(false);
});

it('draws a picture for dense screens at its size on the page', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>';
  const image = document.createElement('img');
  image.srcset = `data:image/svg+xml,${encodeURIComponent(drawing)} 2x`;
  place.append(image);
  await image.decode();
  const { settle, replay } = recordHere();
  await settle();
  const copy = replay().querySelector('main img') as HTMLImageElement;
  expect(image.width).toBe(40);
  expect([copy.width, copy.height]).toEqual([40, 40]);
});

it('keeps links, drawings and styles apart by their addresses', async () => {
  place.innerHTML =
    '<a id="link" href="/secret">one</a>' +
    '<svg><a id="drawn" xlink:href="/place"></a><image id="picture" href="/picture.png"></image></svg>';
  const { messages, settle, text } = recordHere();
  await settle();
  const link = place.querySelector('a') as HTMLAnchorElement;
  const told = () =>
    messages().flatMap((one) =>
      (one.type === 'SetNodeAttribute' || one.type === 'SetNodeAttributeURLBased') && one.name === 'href'
        ? [one.value]
        : [],
    );
  expect(told()).toEqual(['', '/place', '/picture.png']);
  link.removeAttribute('href');
  await settle();
  expect(messages().filter(({ type }) => type === 'RemoveNodeAttribute')).toMatchObject([{ name: 'href' }]);
  expect(text()).not.toContain('/secret');
});

it('gives a key to a value that comes again, and none to one that comes once', async () => {
  place.innerHTML = '<p id="once" class="often"></p><p class="often"></p><p class="often"></p>';
  const { messages, settle } = recordHere();
  await settle();
  const defined = messages().flatMap((message) =>
    message.type === 'StringDictGlobal' ? [message.value] : [],
  );
  expect(defined).toEqual(expect.arrayContaining(['often', 'class']));
  expect(defined).not.toContain('once');
  expect(new Set(defined).size).toBe(defined.length);
});
