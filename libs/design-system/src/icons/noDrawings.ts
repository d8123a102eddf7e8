/** Stands for the generated drawings in browsers, which take icons from the sprite. */
export const drawings: Readonly<Record<string, string>> | undefined = undefined;
