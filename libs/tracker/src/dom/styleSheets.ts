import { messages, type MessageWriter } from '@guest/recording-codec';
import { follow, together } from '../base/browser';
import type { Watch } from '../base/windows';
import type { Mirror } from './mirror';

/** Upstream players keep smaller numbers for themselves. */
const FIRST_SHEET_ID = 15;

type Root = Document | ShadowRoot;

interface Options {
  write: MessageWriter['write'];
  mirrorOf: (node: Node | null) => Mirror | undefined;
  baseUrl: () => string;
}

function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // The sheet is of another origin.
    return [];
  }
}

/** The rule of a sheet that holds a nested one. */
function topRule(rule: CSSRule): CSSRule {
  let top = rule;
  while (top.parentRule) top = top.parentRule;
  return top;
}

/** Sheets that no text of the page tells: rules that scripts inserted, and adopted sheets. */
export class StyleSheetRecorder {
  readonly #ids = new WeakMap<CSSStyleSheet, number>();
  /** Each document and shadow root with its number, and the sheets it had adopted when they were last told. */
  readonly #roots = new WeakMap<Root, { id: number; sheets: ReadonlySet<CSSStyleSheet> }>();
  #nextId = FIRST_SHEET_ID;

  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** An element has been created in the player. The text of a `<style>` comes with its rules. */
  onElement(element: Element, mirror: Mirror): void {
    if (element.tagName === 'STYLE' && !element.firstChild) this.onStyle(element, mirror);
  }

  /** A `<style>` is whole in the player. */
  onStyle(style: Element, mirror: Mirror): void {
    const { sheet } = style as HTMLStyleElement;
    if (sheet && style.textContent?.trim() === '' && rulesOf(sheet).length > 0)
      this.#idOf(sheet, mirror.id, false);
  }

  /** The sheets that a document or shadow root has adopted; `id` is its number. */
  onRoot(root: Root, id: number): void {
    this.#roots.set(root, { id, sheets: new Set() });
    if (root.adoptedStyleSheets?.length) this.#tellAdopted(root);
  }

  /** Follows what the scripts of a window do to its sheets. */
  watch: Watch = (view) => {
    return together([
      ...this.#watchRules(view.CSSStyleSheet.prototype),
      ...this.#watchGroups(view.CSSGroupingRule.prototype),
      this.#watchAdopted(view.Document.prototype),
      this.#watchAdopted(view.ShadowRoot.prototype),
    ]);
  };

  #insert(id: number, rule: string, index: number): void {
    this.#options.write(messages.AdoptedSSInsertRuleURLBased, id, rule, index, this.#options.baseUrl());
  }

  /** The number of a sheet; its rules are written at the first time. */
  #idOf(sheet: CSSStyleSheet, ownerId: number, hasRules: boolean): number {
    const known = this.#ids.get(sheet);
    const id = known ?? this.#nextId++;
    this.#ids.set(sheet, id);
    this.#options.write(messages.AdoptedSSAddOwner, id, ownerId);
    if (known === undefined && !hasRules)
      rulesOf(sheet).forEach(({ cssText }, index) => this.#insert(id, cssText, index));
    return id;
  }

  /** Tells a change of a sheet that the player has; one of a `<style>` gets its number when scripts change it first. */
  #change(sheet: CSSStyleSheet, tell: (id: number) => void): void {
    const known = this.#ids.get(sheet);
    if (known !== undefined) return tell(known);
    const mirror = this.#options.mirrorOf(sheet.ownerNode);
    // The player has the rules by the text of the element.
    if (mirror) tell(this.#idOf(sheet, mirror.id, true));
  }

  #watchRules(prototype: CSSStyleSheet): (() => void)[] {
    const { write, baseUrl } = this.#options;
    const tellText = (sheet: CSSStyleSheet, [text]: [text: string]) => {
      const id = this.#ids.get(sheet);
      if (id !== undefined) write(messages.AdoptedSSReplaceURLBased, id, text, baseUrl());
    };
    return [
      follow(prototype, 'insertRule', (sheet, [rule], index) =>
        this.#change(sheet, (id) => this.#insert(id, rule, index)),
      ),
      follow(prototype, 'deleteRule', (sheet, [index]) =>
        this.#change(sheet, (id) => write(messages.AdoptedSSDeleteRule, id, index)),
      ),
      follow(prototype, 'replace', tellText),
      follow(prototype, 'replaceSync', tellText),
    ];
  }

  /** A change inside a group sends the whole rule of the sheet again. */
  #watchGroups(prototype: CSSGroupingRule): (() => void)[] {
    const resend = (group: CSSRule) => {
      const rule = topRule(group);
      const sheet = rule.parentStyleSheet;
      const index = sheet ? rulesOf(sheet).indexOf(rule) : -1;
      if (!sheet || index < 0) return;
      this.#change(sheet, (id) => {
        this.#insert(id, rule.cssText, index);
        this.#options.write(messages.AdoptedSSDeleteRule, id, index + 1);
      });
    };
    return [follow(prototype, 'insertRule', resend), follow(prototype, 'deleteRule', resend)];
  }

  #tellAdopted(root: Root): void {
    const known = this.#roots.get(root);
    if (!known) return;
    const { id, sheets } = known;
    const now = new Set(root.adoptedStyleSheets);
    for (const sheet of sheets)
      if (!now.has(sheet)) this.#options.write(messages.AdoptedSSRemoveOwner, this.#ids.get(sheet) ?? 0, id);
    for (const sheet of now) if (!sheets.has(sheet)) this.#idOf(sheet, id, false);
    known.sheets = now;
  }

  #watchAdopted(prototype: Root): () => void {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, 'adoptedStyleSheets');
    const { set } = descriptor ?? {};
    if (!descriptor?.configurable || !set) return () => undefined;
    const tell = this.#tellAdopted.bind(this);
    Object.defineProperty(prototype, 'adoptedStyleSheets', {
      ...descriptor,
      set(this: Root, sheets: CSSStyleSheet[]) {
        set.call(this, sheets);
        tell(this);
      },
    });
    return () => void Object.defineProperty(prototype, 'adoptedStyleSheets', descriptor);
  }
}
