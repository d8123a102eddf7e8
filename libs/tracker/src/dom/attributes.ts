import { messages, type MessageWriter } from '@guest/recording-codec';
import { MAX_ATTRIBUTE_LENGTH, MAX_DICTIONARY_LENGTH } from '../base/limits';
import { createDictionary } from '../outbox/dictionary';
import { Level } from '../privacy/levels';
import { obscured, type TextRules } from '../privacy/text';
import type { Mirror } from './mirror';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const setOf = (words: string) => new Set(words.split(' '));
const NEVER = setOf('integrity crossorigin autocomplete nonce srcdoc selected src srcset data poster');
/** Attributes that hold words for people: stars in an obscured element. */
const WORDS = setOf(
  'alt title placeholder label summary content value ' +
    'aria-label aria-description aria-valuetext aria-placeholder aria-roledescription',
);
/** The value of a button is its text; CSS selects checkboxes and radios by their value. */
const PLAIN_INPUTS = setOf('button reset submit checkbox radio');

function isNeverSent(element: Element, name: string): boolean {
  if (NEVER.has(name) || name.startsWith('on')) return true;
  return (
    name === 'value' && element.tagName === 'INPUT' && !PLAIN_INPUTS.has((element as HTMLInputElement).type)
  );
}

/** An obscured element keeps what it looks like, and nothing that says who or what. */
function obscuredValue(name: string, value: string): string {
  if (WORDS.has(name)) return obscured(value);
  return name.startsWith('data-') ? '' : value;
}

interface Options {
  write: MessageWriter['write'];
  pageNo: number;
  baseUrl: () => string;
  rules: Pick<TextRules, 'textSanitizer'>;
  /** Inlines what a `<use>` shows. */
  onUse: (element: Element) => void;
}

/** Attributes of elements. */
export function createAttributes({ write, pageNo, baseUrl, rules, onUse }: Options) {
  const dictionary = createDictionary(write, pageNo);
  /** Writes one attribute as it is now, or its removal. */
  const onAttribute = (element: Element, { id, level }: Mirror, attributeName: string): void => {
    if (isNeverSent(element, attributeName)) return;
    const isXlink = attributeName.startsWith('xlink:');
    const isSvg = (isXlink || attributeName === 'href') && element.namespaceURI === SVG_NAMESPACE;
    const name = isSvg && isXlink ? attributeName.slice(6) : attributeName;
    // Links of a replay lead nowhere.
    if (name === 'href' && !isSvg && element.tagName !== 'LINK' && element.hasAttribute(name))
      return void write(messages.SetNodeAttribute, id, name, '');
    const value = element.getAttribute(attributeName);
    if (value === null || value.length > MAX_ATTRIBUTE_LENGTH)
      return void write(messages.RemoveNodeAttribute, id, name);
    if (name === 'href' && element.tagName === 'use') return onUse(element);
    const plain = WORDS.has(name) ? rules.textSanitizer(value) : value;
    const allowed = level === Level.plain ? plain : obscuredValue(name, value);
    if (name === 'href' || name === 'style')
      return void write(messages.SetNodeAttributeURLBased, id, name, allowed, baseUrl());
    const valueKey = allowed.length > MAX_DICTIONARY_LENGTH ? undefined : dictionary(allowed);
    const nameKey = valueKey === undefined ? undefined : dictionary(name);
    if (nameKey === undefined || valueKey === undefined) write(messages.SetNodeAttribute, id, name, allowed);
    else write(messages.SetNodeAttributeDictGlobal, id, nameKey, valueKey);
  };
  return { onAttribute };
}
