/** Options of an optional lazy part: without it the screen shows nothing in its place. */
export const optional = { whileLoading: null, fallback: () => null };
