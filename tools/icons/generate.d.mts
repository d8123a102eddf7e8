/** Every generated file by name. */
export function generate(): Record<string, string>;
