import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPlace, recordHere } from '../test/recordHere';

let place: HTMLElement;
beforeEach(() => {
  place = aPlace();
});
afterEach(() => {
  document.adoptedStyleSheets = [];
  for (const left of document.querySelectorAll('head > .test')) left.remove();
});

function aSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
const colorIn = (root: Document | ShadowRoot, selector: string) => {
  const element = root.querySelector(selector) as Element;
  return getComputedStyle(element).color;
};
const blue = 'rgb(0, 0, 255)';
const green = 'rgb(0, 128, 0)';

it('tells of the page before its tree, and of the tree before its texts', async () => {
  place.innerHTML = '<p>one</p>';
  const { messages, settle } = recordHere();
  await settle();
  const types = messages().map(({ type }) => type);
  const firsts = ['SetPageLocation', 'SetViewportSize', 'CreateDocument', 'CreateElementNode', 'SetNodeData'];
  const places = firsts.map((type) => types.indexOf(type as never));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('replays rules that scripts insert, change and delete', async () => {
  const style = document.createElement('style');
  style.className = 'test';
  document.head.append(style);
  place.innerHTML = '<i class="a">a</i><i class="b">b</i><i class="c">c</i><i class="d">d</i>';
  const sheet = style.sheet as CSSStyleSheet;
  sheet.insertRule('.a { color: red }');
  const { settle, replay } = recordHere();
  await settle();
  sheet.insertRule('.b { color: blue }', 1);
  sheet.insertRule('.a { color: green }', 2);
  sheet.insertRule('@media all { .c { color: red } }', 3);
  (sheet.cssRules[3] as CSSMediaRule).insertRule('.c { color: blue }', 1);
  sheet.insertRule('.d { color: red }', 4);
  sheet.deleteRule(4);
  await settle();
  const copy = replay();
  for (const [selector, color] of [
    ['.a', green],
    ['.b', blue],
    ['.c', blue],
  ] as const) {
    expect(colorIn(document, selector)).toBe(color);
    expect(colorIn(copy, selector), selector).toBe(color);
  }
  expect(colorIn(copy, '.d')).toBe(colorIn(document, '.d'));
});

it('replays adopted sheets of the page and of shadow roots, and what becomes of them', async () => {
  const shared = aSheet('.a { color: red }');
  document.adoptedStyleSheets = [shared];
  place.innerHTML = '<i class="a">a</i><div class="host"></div><div class="late"></div>';
  const root = (place.querySelector('.host') as Element).attachShadow({ mode: 'open' });
  root.innerHTML = '<i class="a">in the shadow</i><slot></slot>';
  root.adoptedStyleSheets = [aSheet('.a { color: blue }')];
  const { settle, replay } = recordHere();
  await settle();
  const late = (place.querySelector('.late') as Element).attachShadow({ mode: 'open' });
  late.innerHTML = '<i class="a">later</i>';
  late.adoptedStyleSheets = [shared];
  shared.replaceSync('.a { color: green }');
  await settle();
  const copy = replay();
  const shadowOf = (document: Document, selector: string) =>
    document.querySelector(selector)?.shadowRoot as ShadowRoot;
  expect(colorIn(copy, 'main > .a')).toBe(green);
  expect(colorIn(shadowOf(copy, '.host'), '.a')).toBe(blue);
  expect(colorIn(shadowOf(copy, '.late'), '.a')).toBe(green);
  expect(shadowOf(copy, '.late').textContent).toBe('later');
  document.adoptedStyleSheets = [];
  await settle();
  expect(colorIn(replay(), 'main > .a')).toBe(colorIn(document, 'main > .a'));
});

it('replays frames of the same origin, with what changes in them and what they load next', async () => {
  place.innerHTML = '<iframe class="frame" srcdoc="<p>one</p>"></iframe>';
  const { settle, replay } = recordHere();
  const frame = place.querySelector('iframe') as HTMLIFrameElement;
  await settle();
  frame.contentDocument?.body.append('two');
  await settle();
  const shown = () =>
    (replay().querySelector('.frame') as HTMLIFrameElement).contentDocument?.body.textContent;
  await expect.poll(shown).toBe('onetwo');
  frame.srcdoc = '<p>three</p>';
  await expect.poll(shown, { timeout: 10_000 }).toBe('three');
});

it('tells what a guest does in a frame, at its place on the page', async () => {
  place.innerHTML = '<iframe style="position:absolute;left:100px;top:50px;border:5px solid"></iframe>';
  const frame = place.querySelector('iframe') as HTMLIFrameElement;
  const inside = frame.contentDocument as Document;
  const view = frame.contentWindow as Window & typeof globalThis;
  inside.body.innerHTML = '<button>Pay</button><input><div style="height:3000px">long</div>';
  const { messages, settle, problems } = recordHere({ defaultInputMode: 'plain' });
  await settle();
  const [button, field] = [inside.querySelector('button'), inside.querySelector('input')];
  button?.dispatchEvent(new view.MouseEvent('click', { bubbles: true, clientX: 20, clientY: 10 }));
  field?.focus();
  (field as HTMLInputElement).value = 'Rennes';
  field?.dispatchEvent(new view.InputEvent('input', { bubbles: true }));
  field?.dispatchEvent(new view.Event('change', { bubbles: true }));
  view.scrollTo(0, 70);
  view.console.info('from the frame');
  view.dispatchEvent(new view.ErrorEvent('error', { error: new view.TypeError('lost') }));
  await settle();
  const of = (type: string) => messages().filter((message) => message.type === type);
  const { left, top } = frame.getBoundingClientRect();
  expect(of('MouseClick')).toMatchObject([{ label: 'Pay' }]);
  expect(of('MouseMove').at(-1)).toMatchObject({ x: Math.floor(left + 25), y: Math.floor(top + 15) });
  expect(of('InputChange')).toMatchObject([{ value: 'Rennes', valueMasked: false }]);
  expect(of('SetNodeScroll').at(-1)).toMatchObject({ x: 0, y: 70 });
  expect(of('ConsoleLog')).toMatchObject([{ level: 'info', value: 'from the frame' }]);
  expect(of('JSException')).toMatchObject([{ name: 'TypeError', message: 'lost' }]);
  expect(problems).toEqual([]);
});

it('leaves frames out where that is wanted', async () => {
  place.innerHTML = '<iframe srcdoc="<p>within</p>"></iframe>';
  const { settle, text } = recordHere({ captureFrames: false });
  await settle();
  expect(text()).not.toContain('within');
});

it('replays fields as their masks allow, whoever wrote them', async () => {
  place.innerHTML = `<label>City <input class="plain"></label>
    <label>Phone <input class="number"></label>
    <input type="checkbox" class="box"><select><option>one<option>two</select>
    <input type="password" value="s3cret-one"><label>Passport number <input class="paper"></label>`;
  const field = (selector: string) => place.querySelector(selector) as HTMLInputElement;
  const { settle, replay, text } = recordHere({ defaultInputMode: 'plain' });
  await settle();
  field('.plain').value = 'Rennes';
  field('.plain').dispatchEvent(new InputEvent('input', { bubbles: true }));
  field('.number').value = '0612345678';
  field('[type=password]').value = 's3cret-two';
  field('.paper').value = 'PAPER-NUMBER';
  field('select').value = 'two';
  field('.box').checked = true;
  // Scripts that set a value cause no event; the next commit sees it.
  place.append('.');
  await settle();
  const copy = replay();
  const valueOf = (selector: string) => (copy.querySelector(`main ${selector}`) as HTMLInputElement).value;
  expect(valueOf('.plain')).toBe('Rennes');
  expect(valueOf('.number')).toBe('•'.repeat(10));
  expect(valueOf('[type=password]')).toBe('');
  expect(valueOf('.paper')).toBe('');
  expect(valueOf('select')).toBe('two');
  expect((copy.querySelector('main .box') as HTMLInputElement).checked).toBe(true);
  expect(text()).not.toMatch(/s3cret|PAPER|0612345678/u);
});

it('replays positions of what was scrolled before, and of what scrolls later', async () => {
  const list = (name: string) =>
    `<div class="${name}" style="height:50px;overflow:auto"><div style="height:900px">x</div></div>`;
  place.innerHTML = `${list('old')}${list('new')}<iframe></iframe>`;
  const frameIn = (root: ParentNode) =>
    (root.querySelector('main iframe') as HTMLIFrameElement).contentDocument as Document;
  frameIn(document).body.innerHTML = `<main>${list('framed')}</main>`;
  const framed = frameIn(document).querySelector('.framed') as Element;
  framed.scrollTop = 400;
  const at = (root: ParentNode, name: string) => root.querySelector(`main .${name}`) as Element;
  at(document, 'old').scrollTop = 100;
  await new Promise(requestAnimationFrame);
  const { settle, replay } = recordHere();
  await settle();
  at(document, 'new').scrollTop = 200;
  const added = document.createElement('div');
  added.innerHTML = list('added');
  place.append(added);
  at(document, 'added').scrollTop = 300;
  await settle();
  const copy = replay();
  expect(['old', 'new', 'added'].map((name) => at(copy, name).scrollTop)).toEqual([100, 200, 300]);
  expect(frameIn(copy).querySelector('.framed')?.scrollTop).toBe(400);
});

it('keeps the place of what is private, and nothing of it', async () => {
  place.innerHTML = `<div data-private class="box" title="TITLE-MARK" style="width:120px;height:40px">
      <b>TEXT-MARK</b><input value="VALUE-MARK"><img alt="ALT-MARK"></div>
    <p data-openreplay-obscured class="stars" aria-label="LABEL-MARK">Marie <i>Martin</i></p>
    <p contenteditable class="written">TYPED-MARK</p>
    <div data-recording-ignored class="gone">IGNORED-MARK</div>`;
  const { settle, replay, text } = recordHere();
  await settle();
  (place.querySelector('.box b') as Element).textContent = 'LATER-MARK';
  (place.querySelector('.stars i') as Element).textContent = 'LATE-MARK';
  await settle();
  const copy = replay();
  const box = (copy.querySelector('main .box') ?? copy.querySelector('main > div')) as HTMLElement;
  expect([box.offsetWidth, box.offsetHeight, box.childNodes.length]).toEqual([120, 40, 0]);
  expect(copy.querySelector('main .stars')?.textContent).toBe('*'.repeat(14));
  expect(copy.querySelector('main .gone')).toBeNull();
  expect(text()).not.toMatch(/-MARK|Marie/u);
});

it('tells the position of a scrolled part of a list when it scrolls next', async () => {
  place.innerHTML = '<ul><li style="height:20px;overflow:auto"><div style="height:99px"></div></li></ul>';
  const row = place.querySelector('li') as HTMLElement;
  const { settle, replay } = recordHere();
  await settle();
  row.scrollTop = 30;
  await settle();
  expect(replay().querySelector('main li')?.scrollTop).toBe(30);
});
