import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { aPlace, recordHere } from '../test/recordHere';
import { createTextReader } from './textReader';

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let next = walker.nextNode(); next; next = walker.nextNode()) texts.push(next as Text);
  return texts;
}

const word = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.nat(6_000).map((length) => 'x'.repeat(length)) },
);

it('reads each text as it is, whichever of them are asked for, and in any order', () => {
  const part = fc.record({ text: word, tag: fc.constantFrom('p', 'script', 'style'), isAsked: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 40 }),
      fc.boolean(),
      fc.boolean(),
      (parts, isInShadow, isReversed) => {
        const place = aPlace();
        const root = isInShadow ? place.attachShadow({ mode: 'open' }) : place;
        for (const { text, tag } of parts) {
          const element = document.createElement(tag);
          if (tag === 'script') element.setAttribute('type', 'text/plain');
          element.append(text, document.createComment('not read'));
          root.append(element, 'between');
        }
        root.append(document.createComment('not read'));
        const { read, forget } = createTextReader();
        const texts = textsIn(root);
        const asked = texts.filter((_, index) => parts[index % parts.length]?.isAsked);
        if (isReversed) asked.reverse();
        expect(asked.map(read)).toEqual(asked.map(({ data }) => data));
        forget();
        for (const text of asked) text.data += ' more';
        expect(asked.map(read)).toEqual(asked.map(({ data }) => data));
        place.remove();
      },
    ),
    { verbose: true },
  );
});

it('reads CDATA sections, and texts of other documents', () => {
  const xml = '<a>one<![CDATA[ < two > ]]><!-- none --><b>three</b></a>';
  const other = new DOMParser().parseFromString(xml, 'application/xml');
  const walker = other.createTreeWalker(other, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_CDATA_SECTION);
  const { read } = createTextReader();
  const found: string[] = [];
  for (let next = walker.nextNode(); next; next = walker.nextNode()) found.push(read(next as Text));
  expect(found).toEqual(['one', ' < two > ', 'three']);
});

it('reads each text by itself where the page has replaced what reads many', () => {
  const place = aPlace();
  place.innerHTML = '<b>one</b><b>two</b>';
  const replaced = vi.spyOn(Range.prototype, 'toString').mockReturnValue('something else');
  try {
    expect(textsIn(place).map(createTextReader().read)).toEqual(['one', 'two']);
  } finally {
    replaced.mockRestore();
  }
});

it('records a large page that changes meanwhile', async () => {
  const readMany = vi.spyOn(Range.prototype, 'toString');
  const place = aPlace();
  const rowOf = (number: number) =>
    `<li class="row"><!-- ${number} --><b>${number}</b> of <i>6000</i><script type="text/plain">no</script></li>`;
  place.innerHTML = `<ul>${Array.from({ length: 6_000 }, (_, number) => rowOf(number)).join('')}</ul>`;
  const list = place.firstElementChild as Element;
  const secrets = [...list.children].filter((_, number) => number % 100 === 7);
  for (const secret of secrets) {
    secret.setAttribute('data-private', '');
    secret.append('secret');
  }
  const recording = recordHere();
  // Every few milliseconds, so between slices of the work.
  for (let round = 0; round < 40; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    // All texts of a kind and nothing else, so also those that have just been read ahead.
    if (round % 4 === 0)
      for (const { firstChild } of list.querySelectorAll('i')) (firstChild as Text).data += ` and ${round}`;
    else
      for (let step = 0; step < 15; step += 1) {
        const row = list.children[(round * 151 + step * 977) % list.children.length] as Element;
        if (step % 3 === 0) row.remove();
        else if (step % 3 === 1) list.append(row);
        else (row.querySelector('b') as Element).textContent = `changed ${round} ${step}`;
      }
  }
  const shown = (row: Element) => (row.hasAttribute('data-private') ? '' : row.textContent.replace('no', ''));
  const wanted = [...list.children].map(shown);
  await vi.waitFor(
    () => {
      const copy = recording.replay();
      const rows = copy.querySelector('main ul')?.children ?? [];
      const found = [...rows].map(({ textContent }) => textContent);
      copy.defaultView?.frameElement?.remove();
      expect(found).toEqual(wanted);
    },
    { timeout: 20_000, interval: 500 },
  );
  expect(recording.text()).not.toContain('secret');
  expect(readMany.mock.calls.length).toBeGreaterThan(20);
  readMany.mockRestore();
}, 30_000);
