import type { Guest } from '../steps/guest';
import type { Words } from '../steps/words';
import type { CheckinWords } from '../steps/checkin';
import { BLANK_PATH } from './lineProxy';
import { returningItems } from '../steps/storage';
import { FINDER } from './inPage/bundle';
import type { Box, Tab, Target } from './tab';

const PATIENCE_MS = 20_000;
/** An element that moved in this time is not pressed yet: content above it is still arriving. */
const STILL_MS = 150;

/** A hydrated element has a property of React. */
const isHydrated = (element: string) =>
  `Object.keys(${element} ?? {}).some((key) => key.startsWith('__reactProps'))`;

const IS_USABLE = `document.readyState === 'complete'
  && ${isHydrated("document.querySelector('#root main a[href], #root button')")}`;

/** Scrolls to what the pointer can't meet; true where it can, and the element has stood still for a while. */
const reach = `async (element) => {
  const middle = () => {
    const { x, y, width, height } = element.getClientRects()[0];
    return [x + width / 2, y + height / 2];
  };
  const isOnTop = () => element.contains(document.elementFromPoint(...middle()));
  if (!isOnTop()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = String(middle());
  await new Promise((resolve) => setTimeout(resolve, ${STILL_MS}));
  return element.isConnected && String(middle()) === before && isOnTop();
}`;

interface Wanted {
  role: string;
  name?: string;
  pattern?: string;
  within?: Wanted;
}

function wantedOf({ role, name, within }: Target): Wanted {
  const named = typeof name === 'string' ? { name } : { pattern: name.source };
  return { role, ...named, ...(within && { within: wantedOf(within) }) };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A guest at a tab: finds what a screen reader says, waits for it, and acts as hands do. */
export class Visitor {
  constructor(
    private readonly tab: Tab,
    private readonly finder: string,
  ) {}

  /** Becomes a guest who was here before: no welcome, no question about consents. */
  async beKnown(origin: string): Promise<void> {
    await this.tab.goto(origin + BLANK_PATH);
    await this.tab.evaluate(
      `Object.assign(localStorage, ${JSON.stringify(Object.fromEntries(returningItems().map(({ name, value }) => [name, value])))})`,
    );
  }

  /** Opens an address, also one without the app. */
  open(url: string): Promise<void> {
    return this.tab.goto(url);
  }

  /** Opens an address and waits until the page is hydrated. */
  async visit(url: string): Promise<void> {
    // A page that just redirects the guest breaks the visit off, so it is asked for again.
    const open = () => this.tab.goto(url).then(() => true);
    await this.until(open, `an answer of ${url}`);
    await this.untilUsable();
  }

  private async untilUsable(): Promise<void> {
    await this.until(() => this.tab.evaluate<boolean>(IS_USABLE), 'a hydrated page');
  }

  /** Waits until the condition holds; an error while a page is leaving counts as "not yet". */
  async until(condition: () => Promise<boolean>, what: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    let last: unknown;
    while (Date.now() < end) {
      try {
        if (await condition()) return;
        last = undefined;
      } catch (error) {
        last = error;
      }
      await sleep(50);
    }
    const said = await this.tab.evaluate<string>(`location.pathname + '\\n' + document.body.innerText`);
    throw new Error(`Waited in vain for ${what}${last === undefined ? '' : `: ${String(last)}`}\n${said}`);
  }

  /** Waits for an element with this role and name. */
  async see(role: string, name: string | RegExp, within?: Target): Promise<void> {
    await this.find({ role, name, ...(within && { within }) });
  }

  /** The heading that says where the guest is. */
  async at(name: string | RegExp): Promise<void> {
    await this.see('heading', name, { role: 'main', name: /(?:)/u });
  }

  async seeText(text: string): Promise<void> {
    const said = JSON.stringify(text);
    await this.until(
      () => this.tab.evaluate<boolean>(`document.body.innerText.includes(${said})`),
      `the text ${said}`,
    );
  }

  /** Presses an element; a control that its label covers, by the label. */
  async press(role: string, name: string | RegExp, within?: Target): Promise<void> {
    const element = await this.find({ role, name, ...(within && { within }) });
    await this.pressElement(
      `((one) => one.matches('[type=radio], [type=checkbox]') ? one.labels[0] ?? one : one)(${element})`,
    );
  }

  /** Presses what a selector finds. */
  pressAt(selector: string): Promise<void> {
    return this.pressElement(`document.querySelector(${JSON.stringify(selector)})`);
  }

  /**
   * Presses an element that is hydrated, stands still and lies under nothing. The page that a worker shows offline has
   * no app.
   */
  private async pressElement(element: string): Promise<void> {
    const isReady = `document.querySelector('#root') === null || ${isHydrated(element)}`;
    await this.until(async () => {
      if (!(await this.tab.evaluate<boolean>(isReady))) return false;
      if (!(await this.tab.evaluate<boolean>(`(${reach})(${element})`))) return false;
      await this.tab.click(element);
      return true;
    }, `a press on ${element}`);
  }

  /** Types a day in its three parts. */
  async typeDate(words: CheckinWords, legend: string, [day, month, year]: readonly string[]): Promise<void> {
    const group: Target = { role: 'group', name: new RegExp(`^${legend}`, 'u') };
    await this.fill(words.day, day ?? '', group);
    await this.fill(words.month, month ?? '', group);
    await this.fill(words.year, year ?? '', group);
  }

  /** Types over what a field holds. */
  async fill(name: string | RegExp, text: string, within?: Target): Promise<void> {
    const element = await this.find({ role: 'textbox', name, ...(within && { within }) });
    await this.tab.evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    await this.tab.evaluate(`${element}.select()`);
    await this.tab.type(element, text);
    await this.until(
      () => this.tab.evaluate<boolean>(`${element}.value.length >= ${text.length}`),
      `"${text}" in ${name}`,
    );
  }

  /** Fills in the guest and the room of an order. */
  async introduce(words: Words, { room, firstname, lastname, email, phone }: Guest): Promise<void> {
    await this.fill(words.room, room);
    // The label also says that the field is optional.
    await this.fill(new RegExp(`^${words.firstname}`, 'u'), firstname);
    await this.fill(words.lastname, lastname);
    await this.fill(new RegExp(`^${words.email}`, 'u'), email);
    await this.fill(new RegExp(`^${words.phone}`, 'u'), phone);
  }

  /** Sets a field whose keys differ between engines (a date, a list), as its picker does. */
  async choose(label: string, value: string): Promise<void> {
    const element = `[...document.querySelectorAll('main input, main select')].find(({ labels }) =>
      [...(labels ?? [])].some((one) => one.textContent.trim().startsWith(${JSON.stringify(label)})))`;
    await this.until(() => this.tab.evaluate<boolean>(`${element} !== undefined`), `the field ${label}`);
    await this.tab.evaluate(`((field) => {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      set.call(field, ${JSON.stringify(value)});
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    })(${element})`);
  }

  /** Chooses a file in the last file field of the page: the one that takes no photograph. */
  async upload(file: string): Promise<void> {
    const element = `[...document.querySelectorAll('main input[type=file]')].at(-1)`;
    await this.until(() => this.tab.evaluate<boolean>(`${element} !== undefined`), 'a file field');
    await this.tab.upload(element, file);
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.untilUsable();
  }

  back(): Promise<void> {
    return this.tab.back();
  }

  evaluate<T>(expression: string): Promise<T> {
    return this.tab.evaluate<T>(expression);
  }

  /** Draws on an element as a finger would. */
  async draw(role: string, name: RegExp): Promise<void> {
    const element = await this.find({ role, name });
    await this.tab.evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    const { x, y, width, height } = await this.tab.evaluate<Box>(
      `${element}.getBoundingClientRect().toJSON()`,
    );
    const points = [
      [0.2, 0.6],
      [0.3, 0.2],
      [0.4, 0.7],
      [0.5, 0.3],
      [0.7, 0.6],
    ] as const;
    await this.tab.draw(
      points.map(([right, down]) => [Math.round(x + width * right), Math.round(y + height * down)] as const),
    );
  }

  /** Waits for the element and gives the expression that finds it. */
  private async find(target: Target): Promise<string> {
    const wanted = JSON.stringify(wantedOf(target));
    const element = `${FINDER}.find(${wanted})[0]`;
    await this.until(
      async () => {
        const hasFinder = await this.tab.evaluate<boolean>(`typeof ${FINDER} !== 'undefined'`);
        if (!hasFinder)
          await this.tab.evaluate(`(() => { ${this.finder}; globalThis.${FINDER} = ${FINDER}; })()`);
        return this.tab.evaluate<boolean>(`${element} !== undefined`);
      },
      `${target.role} ${String(target.name)}`,
    );
    return element;
  }
}
