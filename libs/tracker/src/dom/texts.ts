import { messages, type MessageWriter } from '@guest/recording-codec';
import { recordedText, withinLimit, type TextRules } from '../privacy/text';
import type { Mirror } from './mirror';
import type { StyleSheetRecorder } from './styleSheets';

interface Options {
  write: MessageWriter['write'];
  rules: TextRules;
  baseUrl: () => string;
  mirrorOf: (node: Node | null) => Mirror | undefined;
  sheets: StyleSheetRecorder;
}

/** The texts of nodes and of `<style>`. */
export function createTexts({ write, rules, baseUrl, mirrorOf, sheets }: Options) {
  return {
    onText(text: Node, { id, level }: Mirror) {
      const data = text.nodeValue ?? '';
      const isStyle = text.parentNode?.nodeName === 'STYLE';
      if (!isStyle) return void write(messages.SetNodeData, id, recordedText(data, level, rules));
      // Styles are no words of a guest.
      write(messages.SetCSSDataURLBased, id, withinLimit(data), baseUrl());
      // A text begins the sheet anew, so the rules of scripts come after it.
      const style = text.parentNode as Element;
      const mirror = mirrorOf(style);
      if (mirror && text === style.lastChild) sheets.onStyle(style, mirror);
    },
  };
}
