// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ElementType } from 'react';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as library from '../index';

interface StoryModule {
  default: { component: ElementType; subcomponents?: Record<string, ElementType>; tags?: string[] };
}

const src = path.join(import.meta.dirname, '..');
const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true });
const guides = import.meta.glob<string>('../**/*.md', { query: '?raw', import: 'default', eager: true });

const readme = readFileSync(path.join(src, '../README.md'), 'utf8');

const parts = new Set<unknown>(Object.values(library));
const pages = Object.entries(modules).filter(
  ([, { default: meta }]) => parts.has(meta.component) && !meta.tags?.includes('!autodocs'),
);
const documented = new Set(
  pages.flatMap(([, { default: meta }]) => [meta.component, ...Object.values(meta.subcomponents ?? {})]),
);

/** Parts of the set-up of an app: they draw nothing. */
const setUp = ['BrandRoot', 'GlobalStyle', 'IconSpriteProvider', 'LinkProvider'];

const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
const components = Object.entries(library).filter(
  ([name, value]) => /^[A-Z]/u.test(name) && isComponent(value) && !setUp.includes(name),
);

describe('docs pages', () => {
  it.each(components)('%s has one', (_, component) => {
    expect(documented).toContain(component);
  });

  it.each(components)('%s is in the README', (name) => {
    expect(readme).toMatch(new RegExp(`[\`<]${name}[\`> ]`, 'u'));
  });

  it.each(pages.map(([file]) => file.replace('.stories.tsx', '.md')))('%s says how to use it', (file) => {
    const sections = [...(guides[file] ?? '').matchAll(/^## (.+)\n\n(?:- )?\S/gmu)].map(([, title]) => title);
    expect(sections).toEqual(['When to use', 'Do', 'Don’t', 'Accessibility']);
  });
});

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** The exported interfaces and types of a file, and those of the file that they are made of. */
function publicTypes(file: ts.SourceFile): Declaration[] {
  const all = file.statements.filter(isDeclaration);
  const found = new Set(
    all.filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)),
  );
  for (const one of found)
    for (const other of all)
      if (new RegExp(`\\b${other.name.text}\\b`, 'u').test(one.getText())) found.add(other);
  return [...found];
}

function undescribedIn(declaration: Declaration): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (!ts.isPropertySignature(node)) return node.forEachChild(visit);
    if (ts.getJSDocCommentsAndTags(node).length === 0)
      found.push(`${declaration.name.text}.${node.name.getText()}`);
  };
  // Parts of a union stand in the description of the whole.
  if (ts.isInterfaceDeclaration(declaration) || !ts.isUnionTypeNode(declaration.type)) visit(declaration);
  return found;
}

/** The files that `index.ts` exports from. */
const files = [...readFileSync(path.join(src, 'index.ts'), 'utf8').matchAll(/from '(\.\/[^']+)'/gu)]
  .map(([, name = '']) => [`${name}.tsx`, `${name}.ts`].find((file) => existsSync(path.join(src, file))))
  .filter((file) => file !== undefined);

describe('properties', () => {
  it.each(files)('of %s are described', (file) => {
    const text = readFileSync(path.join(src, file), 'utf8');
    const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const missing = publicTypes(parsed).flatMap(undescribedIn);
    expect(missing).toEqual([]);
  });
});
