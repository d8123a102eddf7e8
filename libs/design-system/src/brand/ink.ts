import { contrast, hex, type Tone } from './tone';

/** A chroma under which a colour looks grey: a bright one like the page, and a gradient of it has no colour. */
const GREY = 0.06;
/** The contrast with white from which a second colour is text on a page as it is, and nearly so on any tint. */
const INK = 5.5;

const onWhite = (tone: Tone) => contrast('#ffffff', [hex(tone)]);

/** Whether a main colour is so bright that it carries dark text: under 3 to 1 below white (yellow, rose, gold). */
export const isBright = (main: Tone): boolean => onWhite(main) < 3 && main.c > GREY;

/**
 * The second colour where it draws links, icons, edges and the focus ring of light pages: beside a bright main colour,
 * which would become olive or mauve as text, and dark enough itself. Undefined where the main colour draws them.
 */
export const inkTone = (main: Tone, second: Tone | undefined): Tone | undefined =>
  second && isBright(main) && onWhite(second) >= INK ? second : undefined;

/**
 * The tone of gradients under white text: the main colour. Yellow and amber (hues 70 to 125) turn olive there, so that
 * the second colour is their tone where it draws links (`ink`) and is not grey.
 */
export const gradientTone = (main: Tone, ink: Tone | undefined): Tone =>
  ink && ink.c > GREY && main.h > 70 && main.h < 125 ? ink : main;
