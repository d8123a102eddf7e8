import ts from 'typescript';

/** The words of one source file that may be text keys. */
export interface Uses {
  file: string;
  /** Words as they are written; `*` stands for a part that is only known at run time. */
  patterns: string[];
  /** The namespaces that its `useTranslation` asks for; empty where `t` is handed in. */
  namespaces: string[];
}

function patternOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
}

/** Only words of this form can be keys: no spaces, no signs of other languages. */
const MAY_BE_KEY = /^(?:[\w-]+:)?[\w*.-]+$/u;

/** Reads a source as TypeScript does: comments and texts between tags are no uses. */
export function usesIn(file: string, source: string): Uses {
  const patterns = new Set<string>();
  const namespaces = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const pattern = patternOf(node);
    // A pattern of `*` alone would match every text.
    if (pattern !== undefined && MAY_BE_KEY.test(pattern) && /[A-Za-z]/u.test(pattern)) patterns.add(pattern);
    if (ts.isCallExpression(node) && node.expression.getText(parsed) === 'useTranslation') {
      for (const argument of node.arguments)
        argument.forEachChild((child) => void (ts.isStringLiteralLike(child) && namespaces.add(child.text)));
      const [first] = node.arguments;
      if (first && ts.isStringLiteralLike(first)) namespaces.add(first.text);
    }
    node.forEachChild(visit);
  };
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  visit(parsed);
  return { file, patterns: [...patterns], namespaces: [...namespaces] };
}
