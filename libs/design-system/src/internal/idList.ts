/** Joins ids for aria-describedby. Undefined when there are none. */
export const idList = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;
