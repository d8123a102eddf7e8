import { messages, type MessageWriter } from '@guest/recording-codec';
import { Level } from '../privacy/levels';
import { recordedText, type TextRules } from '../privacy/text';
import type { Mirror } from './mirror';
import type { StyleSheetRecorder } from './styleSheets';

interface Options {
  write: MessageWriter['write'];
  rules: TextRules;
  baseUrl: () => string;
  mirrorOf: (node: Node | null) => Mirror | undefined;
  sheets: StyleSheetRecorder;
}

/** Styles are no words of a guest. */
const styleRules: TextRules = {
  obscureTextEmails: false,
  obscureTextNumbers: false,
  textSanitizer: (text) => text,
};

/** The texts of nodes and of `<style>`. */
export function createTexts({ write, rules, baseUrl, mirrorOf, sheets }: Options) {
  return {
    onText(text: Node, { id, level }: Mirror) {
      const data = text.nodeValue ?? '';
      const isStyle = text.parentNode?.nodeName === 'STYLE';
      if (!isStyle) return void write(messages.SetNodeData, id, recordedText(data, level, rules));
      write(messages.SetCSSDataURLBased, id, recordedText(data, Level.plain, styleRules), baseUrl());
      // A text begins the sheet anew, so the rules of scripts come after it.
      const style = text.parentNode as Element;
      const mirror = mirrorOf(style);
      if (mirror && text === style.lastChild) sheets.onStyle(style, mirror);
    },
  };
}
