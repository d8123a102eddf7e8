import ts from 'typescript';

/** What one source file says that may be a key of texts. */
export interface Uses {
  file: string;
  /** Words as they are written; `*` stands for what is only known when it runs. */
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
    // A pattern of nothing but a gap would use every text.
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
