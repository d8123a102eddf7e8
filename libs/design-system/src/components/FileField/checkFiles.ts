/** Why a file cannot be taken: stable keys for the caller's words. */
export const fileProblems = ['wrongType', 'empty', 'tooLarge', 'tooMany'] as const;
export type FileProblem = (typeof fileProblems)[number];

/** A file that was not taken, and why. */
export interface RejectedFile {
  file: File;
  problem: FileProblem;
}

/** What a file field takes. */
export interface FileLimits {
  /** As of `<input accept>`: ".pdf, image/*". */
  accept?: string;
  maxBytes?: number;
  /** How many more files fit. */
  room?: number;
}

/* Some systems give no type to the pictures of phones. */
const typeByEnding: Readonly<Record<string, string>> = {
  heic: 'image/heic',
  heif: 'image/heif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
};

/** Parts files into those that fit and those that do not; dropping and "all files" pass by the browser's own filter. */
export function checkFiles(files: readonly File[], { accept, maxBytes, room = Infinity }: FileLimits) {
  const taken: File[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of files) {
    const problem = problemOf(file, accept, maxBytes) ?? (taken.length >= room ? 'tooMany' : undefined);
    if (problem) rejected.push({ file, problem });
    else taken.push(file);
  }
  return { taken, rejected };
}

function problemOf(file: File, accept: string | undefined, maxBytes: number | undefined) {
  if (!isAccepted(file, accept)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return maxBytes !== undefined && file.size > maxBytes ? 'tooLarge' : undefined;
}

function isAccepted({ name, type }: File, accept = ''): boolean {
  const rules = accept
    .toLowerCase()
    .split(',')
    .flatMap((rule) => rule.trim() || []);
  if (rules.length === 0) return true;
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const kind = type.toLowerCase() || (typeByEnding[ending] ?? '');
  return rules.some((rule) => {
    if (rule.startsWith('.')) return rule === `.${ending}`;
    return rule.endsWith('/*') ? kind.startsWith(rule.slice(0, -1)) : rule === kind;
  });
}

/** A size as people write it: "1,2 Mo" in French, "1.2 MB" in English. */
export function fileSize(bytes: number, language: string): string {
  const [amount, unit] =
    bytes < 1000 ? [bytes, 'byte'] : bytes < 999_500 ? [bytes / 1000, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  const maximumFractionDigits = unit === 'megabyte' && amount < 10 ? 1 : 0;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits,
  }).format(amount);
}
