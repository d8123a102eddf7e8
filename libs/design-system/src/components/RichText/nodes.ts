/** The alignment of text in its block. */
export type Alignment = 'start' | 'center' | 'end';

/** Checked properties of an element. */
export interface SafeProps {
  href?: string;
  src?: string;
  alt?: string;
  width?: number;
  height?: number;
  title?: string;
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
  dateTime?: string;
  colSpan?: number;
  rowSpan?: number;
  scope?: 'col' | 'row';
  start?: number;
  align?: Alignment;
}

export interface RichElement {
  tag: string;
  props: SafeProps;
  children: RichNode[];
}

/** A text or an element of the sanitised tree. */
export type RichNode = string | RichElement;
