/** Problems of a file: keys for the texts of the caller. */
export const fileProblems = ['wrongType', 'empty', 'tooLarge', 'tooMany'] as const;
export type FileProblem = (typeof fileProblems)[number];

/** A rejected file with its problem. */
export interface RejectedFile {
  /** The file as the guest chose it. */
  file: File;
  /** The key of the caller's text. */
  problem: FileProblem;
}

/** The limits of a file field. */
export interface FileLimits {
  /** As in `<input accept>`: ".pdf, image/*". */
  accept?: string;
  /** The largest size of one file, in bytes. */
  maxSize?: number;
  /** How many more files are allowed. */
  room?: number;
}

/* Some systems report no type for pictures of phones. */
const typeByEnding: Readonly<Record<string, string>> = {
  heic: 'image/heic',
  heif: 'image/heif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
};

/** Divides files into allowed and rejected ones. A drop and "all files" bypass the browser's filter. */
export function checkFiles(files: readonly File[], { room = Infinity, ...limits }: FileLimits) {
  const taken: File[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of files) {
    const problem = problemOf(file, limits) ?? (taken.length >= room ? 'tooMany' : undefined);
    if (problem) rejected.push({ file, problem });
    else taken.push(file);
  }
  return { taken, rejected };
}

function problemOf(file: File, { accept, maxSize = Infinity }: FileLimits): FileProblem | undefined {
  if (!isAccepted(file, accept)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > maxSize ? 'tooLarge' : undefined;
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

/** A formatted size: "1,2 Mo" in French, "1.2 MB" in English. */
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
