/**
 * Writes values into a path as single segments. Dots alone would walk up the path, even when escaped once,
 * so they are escaped twice: the server then finds nothing.
 */
export function path(parts: TemplateStringsArray, ...values: string[]): string {
  return values.reduce(
    (text, value, index) => text + segment(value) + (parts[index + 1] ?? ''),
    parts[0] ?? '',
  );
}

function segment(value: string): string {
  return encodeURIComponent(value).replace(/^\.{1,2}$/u, (dots) => dots.replaceAll('.', '%252E'));
}
