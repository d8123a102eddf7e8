/** Joins ids for aria-describedby; nothing when there are none. */
export const idList = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;
