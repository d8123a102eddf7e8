import type { MessageWriter } from '@guest/recording-codec';
import { patch } from '../observers/recording';
import type { Mirror } from './mirror';

/** Upstream players keep smaller numbers for themselves. */
const FIRST_SHEET_ID = 15;

type Root = Document | ShadowRoot;
type Global = typeof globalThis;

export interface StyleSheetRecorder {
  /** A `<style>` has been created in the player. */
  onStyle: (style: Element, mirror: Mirror) => void;
  /** The sheets that a document or shadow root has adopted; `id` is its number. */
  onRoot: (root: Root, id: number) => void;
  /** Follows what the scripts of a window do to its sheets. */
  watch: (global: Global) => void;
  stop: () => void;
}

interface Options {
  write: MessageWriter['write'];
  mirrorOf: (node: Node) => Mirror | undefined;
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
export function createStyleSheetRecorder({ write, mirrorOf, baseUrl }: Options): StyleSheetRecorder {
  const ids = new WeakMap<CSSStyleSheet, number>();
  const adopted = new WeakMap<Root, Set<CSSStyleSheet>>();
  const rootIds = new WeakMap<Root, number>();
  const undo: (() => void)[] = [];
  let nextId = FIRST_SHEET_ID;

  const insert = (id: number, rule: string, index: number) =>
    write('AdoptedSSInsertRuleURLBased', id, rule, index, baseUrl());

  /** The number of a sheet; its rules are written at the first time. */
  const idOf = (sheet: CSSStyleSheet, ownerId: number, hasRules: boolean): number => {
    const known = ids.get(sheet);
    if (known !== undefined) {
      write('AdoptedSSAddOwner', known, ownerId);
      return known;
    }
    const id = nextId++;
    ids.set(sheet, id);
    write('AdoptedSSAddOwner', id, ownerId);
    if (!hasRules) rulesOf(sheet).forEach(({ cssText }, index) => insert(id, cssText, index));
    return id;
  };

  /** The number of a sheet that the player has; one of a `<style>` gets it when scripts change it first. */
  const followed = (sheet: CSSStyleSheet): number | undefined => {
    const known = ids.get(sheet);
    if (known !== undefined) return known;
    const mirror = sheet.ownerNode ? mirrorOf(sheet.ownerNode) : undefined;
    // The player has the rules by the text of the element.
    return mirror && idOf(sheet, mirror.id, true);
  };

  const changeOf = (sheet: CSSStyleSheet, tell: (id: number) => void) => {
    const id = followed(sheet);
    if (id !== undefined) tell(id);
  };

  const watchRules = ({ CSSStyleSheet: Sheet, CSSGroupingRule: Group }: Global) => {
    undo.push(
      patch(
        Sheet.prototype,
        'insertRule',
        (original) =>
          function recorded(this: CSSStyleSheet, rule, index = 0) {
            // Counted before the rule is there, so that a sheet that is new to the player is complete.
            changeOf(this, () => undefined);
            const place = original.call(this, rule, index);
            changeOf(this, (id) => insert(id, rule, place));
            return place;
          },
      ),
      patch(
        Sheet.prototype,
        'deleteRule',
        (original) =>
          function recorded(this: CSSStyleSheet, index) {
            original.call(this, index);
            changeOf(this, (id) => write('AdoptedSSDeleteRule', id, index));
          },
      ),
      patch(
        Sheet.prototype,
        'replaceSync',
        (original) =>
          function recorded(this: CSSStyleSheet, text) {
            original.call(this, text);
            const id = ids.get(this);
            if (id !== undefined) write('AdoptedSSReplaceURLBased', id, text, baseUrl());
          },
      ),
      patch(
        Sheet.prototype,
        'replace',
        (original) =>
          function recorded(this: CSSStyleSheet, text) {
            const id = ids.get(this);
            if (id !== undefined) write('AdoptedSSReplaceURLBased', id, text, baseUrl());
            return original.call(this, text);
          },
      ),
    );
    /** A change inside a group sends the whole rule of the sheet again. */
    const resend = (group: CSSRule) => {
      const rule = topRule(group);
      const sheet = rule.parentStyleSheet;
      const index = sheet ? rulesOf(sheet).indexOf(rule) : -1;
      if (!sheet || index < 0) return;
      changeOf(sheet, (id) => {
        insert(id, rule.cssText, index);
        write('AdoptedSSDeleteRule', id, index + 1);
      });
    };
    for (const name of ['insertRule', 'deleteRule'] as const)
      undo.push(
        patch(
          Group.prototype,
          name,
          (original) =>
            function recorded(this: CSSGroupingRule, ...input: [never, ...never[]]) {
              const result = (original as (...input: never[]) => never).apply(this, input);
              resend(this);
              return result;
            } as never,
        ),
      );
  };

  const tellAdopted = (root: Root) => {
    const ownerId = rootIds.get(root);
    if (ownerId === undefined) return;
    const before = adopted.get(root) ?? new Set();
    const now = new Set(root.adoptedStyleSheets);
    for (const sheet of before) {
      const id = ids.get(sheet);
      if (!now.has(sheet) && id !== undefined) write('AdoptedSSRemoveOwner', id, ownerId);
    }
    for (const sheet of now) if (!before.has(sheet)) idOf(sheet, ownerId, false);
    adopted.set(root, now);
  };

  const watchAdopted = (prototype: Root) => {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, 'adoptedStyleSheets');
    const { set } = descriptor ?? {};
    if (!descriptor?.configurable || !set) return;
    Object.defineProperty(prototype, 'adoptedStyleSheets', {
      ...descriptor,
      set(this: Root, sheets: CSSStyleSheet[]) {
        set.call(this, sheets);
        tellAdopted(this);
      },
    });
    undo.push(() => Object.defineProperty(prototype, 'adoptedStyleSheets', descriptor));
  };

  return {
    onStyle(style, mirror) {
      const { sheet } = style as HTMLStyleElement;
      if (sheet && style.textContent?.trim() === '' && rulesOf(sheet).length > 0)
        idOf(sheet, mirror.id, false);
    },
    onRoot(root, id) {
      rootIds.set(root, id);
      if (root.adoptedStyleSheets?.length) tellAdopted(root);
    },
    watch(global) {
      watchRules(global);
      for (const root of [global.Document.prototype, global.ShadowRoot.prototype]) watchAdopted(root);
    },
    stop: () => undo.splice(0).forEach((end) => end()),
  };
}
