/** Writes the library below `root`; answers what there is left to do, or throws why it was refused. */
export function generateDomain(
  root: string,
  name: string | undefined,
): Promise<{ library: string; feature: string; path: string }>;
