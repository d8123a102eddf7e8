const MAX_DEPTH = 6;

/** The place of an element among its siblings of the same name, as CSS says it. */
function step(element: Element): string {
  const tag = CSS.escape(element.tagName.toLowerCase());
  const same = [...(element.parentElement?.children ?? [])].filter(
    ({ tagName }) => tagName === element.tagName,
  );
  return same.length > 1 ? `${tag}:nth-of-type(${same.indexOf(element) + 1})` : tag;
}

/** A selector of an element, from its id or that of an ancestor on. */
export function selectorOf(element: Element): string {
  const steps: string[] = [];
  for (let one: Element | null = element; one && steps.length < MAX_DEPTH; one = one.parentElement) {
    if (one.id !== '') return [`#${CSS.escape(one.id)}`, ...steps].join(' > ');
    steps.unshift(step(one));
  }
  return steps.join(' > ');
}
