import type { Message, UnknownMessage } from '../decode/decodeBatch';
import { absoluteInStyles } from './addresses';

export interface Sheets {
  apply: (message: Message | UnknownMessage) => void;
  clear: () => void;
}

/** A sheet as it was recorded: its rules, and where it applies. */
interface RecordedSheet {
  rules: string[];
  /** The sheets of the replica: one for each owner. */
  owners: Map<number, CSSStyleSheet>;
}

/** A rule that this browser does not know costs itself, but keeps its place. */
function insertRule(sheet: CSSStyleSheet, rule: string, index: number): void {
  const place = Math.min(index, sheet.cssRules.length);
  try {
    sheet.insertRule(rule, place);
  } catch {
    sheet.insertRule('@media not all {}', place);
  }
}

/** Rebuilds style sheets that scripts made: adopted ones, and rules that were inserted into a `<style>`. */
export function createSheets(document: Document, nodeOf: (id: number) => Node | undefined): Sheets {
  const sheets = new Map<number, RecordedSheet>();
  const sheetOf = (id: number) => {
    const known = sheets.get(id) ?? { rules: [], owners: new Map() };
    sheets.set(id, known);
    return known;
  };
  const rootOf = (ownerId: number) =>
    (ownerId === 0 ? document : nodeOf(ownerId)) as Document | ShadowRoot | Element | undefined;

  const addOwner = (sheetId: number, ownerId: number) => {
    const owner = rootOf(ownerId);
    const { rules, owners } = sheetOf(sheetId);
    if (!owner || owners.has(ownerId)) return;
    if (owner.nodeName === 'STYLE') {
      const { sheet } = owner as HTMLStyleElement;
      if (sheet) owners.set(ownerId, sheet);
      return;
    }
    const Sheet = document.defaultView?.CSSStyleSheet;
    if (!Sheet || !('adoptedStyleSheets' in owner)) return;
    const sheet = new Sheet();
    rules.forEach((rule, index) => insertRule(sheet, rule, index));
    owner.adoptedStyleSheets = [...owner.adoptedStyleSheets, sheet];
    owners.set(ownerId, sheet);
  };

  const removeOwner = (sheetId: number, ownerId: number) => {
    const { owners } = sheetOf(sheetId);
    const sheet = owners.get(ownerId);
    const owner = rootOf(ownerId);
    owners.delete(ownerId);
    if (sheet && owner && 'adoptedStyleSheets' in owner)
      owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter((one) => one !== sheet);
  };

  const addRule = (sheetId: number, rule: string, index: number) => {
    const { rules, owners } = sheetOf(sheetId);
    rules.splice(index, 0, rule);
    for (const sheet of owners.values()) insertRule(sheet, rule, index);
  };

  const deleteRule = (sheetId: number, index: number) => {
    const { rules, owners } = sheetOf(sheetId);
    rules.splice(index, 1);
    for (const sheet of owners.values()) if (index < sheet.cssRules.length) sheet.deleteRule(index);
  };

  const replace = (sheetId: number, text: string) => {
    const { rules, owners } = sheetOf(sheetId);
    const Sheet = document.defaultView?.CSSStyleSheet;
    if (!Sheet) return;
    const parsed = new Sheet();
    parsed.replaceSync(text);
    rules.splice(0, rules.length, ...[...parsed.cssRules].map(({ cssText }) => cssText));
    for (const sheet of owners.values()) sheet.replaceSync(text);
  };

  return {
    clear: () => sheets.clear(),
    apply(message) {
      switch (message.type) {
        case 'AdoptedSSAddOwner':
          return addOwner(message.sheetId, message.id);
        case 'AdoptedSSRemoveOwner':
          return removeOwner(message.sheetId, message.id);
        case 'AdoptedSSInsertRuleURLBased':
          return addRule(message.sheetId, absoluteInStyles(message.rule, message.baseUrl), message.index);
        case 'AdoptedSSDeleteRule':
          return deleteRule(message.sheetId, message.index);
        case 'AdoptedSSReplaceURLBased':
          return replace(message.sheetId, absoluteInStyles(message.text, message.baseUrl));
        default:
          return undefined;
      }
    },
  };
}
