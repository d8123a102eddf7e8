/** The generated file's text. */
export function generate(): string;
