import { messages, type MessageWriter } from '@guest/recording-codec';
import { recordedText, withinLimit, type TextRules } from '../privacy/text';
import type { Mirror } from './mirror';
import type { StyleSheetRecorder } from './styleSheets';
import type { TextReader } from './textReader';

interface Options {
  write: MessageWriter['write'];
  rules: TextRules;
  baseUrl: () => string;
  mirrorOf: (node: Node | null) => Mirror | undefined;
  sheets: StyleSheetRecorder;
}

/** With so many elements, reading each text by itself would hold the page for long now and then. */
const MANY_ELEMENTS = 10_000;

/** The texts of nodes and of `<style>`. */
export function createTexts({ write, rules, baseUrl, mirrorOf, sheets }: Options) {
  let reader: TextReader | undefined;
  return {
    onText(text: Node, { id, level }: Mirror) {
      const data = reader?.read(text as Text) ?? text.nodeValue ?? '';
      const isStyle = text.parentNode?.nodeName === 'STYLE';
      if (!isStyle) return void write(messages.SetNodeData, id, recordedText(data, level, rules));
      // Styles are no words of a guest.
      write(messages.SetCSSDataURLBased, id, withinLimit(data), baseUrl());
      // A text begins the sheet anew, so the rules of scripts come after it.
      const style = text.parentNode as Element;
      const mirror = mirrorOf(style);
      if (mirror && text === style.lastChild) sheets.onStyle(style, mirror);
    },
    /** Reads the texts of a large document many at a time. */
    async prepare() {
      if (document.getElementsByTagName('*').length < MANY_ELEMENTS) return;
      const part = await import('./textReader');
      reader = part.createTextReader();
    },
    /** A slice of work begins: the page may have changed. */
    onSlice: () => reader?.forget(),
    /** Everything is created that was there. */
    onTreeDone: () => void (reader = undefined),
  };
}
