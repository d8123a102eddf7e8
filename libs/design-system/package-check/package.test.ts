import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { preview, type PreviewServer } from 'vite';
import { appFiles, typeConfigs } from './app';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tools belong to no project
import { makeConsumer, runNode, writeFiles, type Consumer } from '../../../tools/lib/consumer';
import { costOf } from './size';

const tsc = path.resolve(import.meta.dirname, '../../../node_modules/@typescript/native/bin/tsc');
declare module 'vitest' {
  interface ProvidedContext {
    chromium: { executablePath: string | undefined; args: string[] };
  }
}

const heavy = /^(?:culori|lean-qr|signature_pad)\//u;

const companions = ['react', 'react-dom', 'styled-components', 'vite', '@types/react', '@types/react-dom'];
let consumer: Consumer;
const inPackage = (file: string) => path.join(consumer.folder, 'node_modules/@guest/design-system', file);

/** The paths and file names in a text, without addresses, packages and examples, whose files are those of an app. */
const namedFiles = (markdown: string) =>
  [
    ...markdown
      .replaceAll(/^```.*?^```/gmsu, '')
      .replaceAll(/https?:\S+|@[\w-]+\/[\w./-]+/gu, '')
      .matchAll(/(?:[\w.*-]+\/)+[\w.*-]+|[\w.*-]+\.(?:css|js|json|md|mjs|svg|tsx?|webp)\b/gu),
  ].map(([name]) => name);

beforeAll(() => {
  consumer = makeConsumer('design-system', companions);
  writeFiles(consumer.folder, { ...appFiles, ...typeConfigs });
});
afterAll(() => consumer?.remove());

describe('the packed library', () => {
  it('holds modules, declarations, licences and nothing to work on', () => {
    const { packed } = consumer;
    for (const file of [
      'index.js',
      'components/Button/Button.js.map',
      'index.d.ts',
      'brand.js',
      'icons/sprite.svg',
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'pictures/button-matrix.webp',
    ]) {
      expect(packed).toContain(file);
    }
    expect(packed.filter((file) => /\.(?:stories|test)\.|(?<!\.d)\.tsx?$/u.test(file))).toEqual([]);
  });

  it.each(['README.md', 'CHANGELOG.md'])('names in %s only files that it holds', (document) => {
    const text = readFileSync(inPackage(document), 'utf8');
    expect(text).not.toMatch(/\bnx\b|\bnpm run\b|\b(?:apps|dist|docs|libs|tools)\//u);
    const missing = namedFiles(text).filter((name) => !consumer.packed.includes(name));
    expect(missing).toEqual([]);
  });

  it('asks for react and styled-components alone', () => {
    const manifest = JSON.parse(readFileSync(inPackage('package.json'), 'utf8')) as {
      private?: boolean;
      license: string;
      sideEffects: boolean;
      peerDependencies: object;
    };
    expect(Object.keys(manifest.peerDependencies).sort()).toEqual(['react', 'styled-components']);
    expect(manifest).toMatchObject({ license: 'MIT', sideEffects: false });
    expect(manifest.private).toBeUndefined();
  });

  it('has short declarations: no inferred type writes out every native property', () => {
    const declarations = consumer.packed.filter((file) => file.endsWith('.d.ts'));
    expect(declarations.filter((file) => statSync(inPackage(file)).size > 15_000)).toEqual([]);
  });

  it('is a sound package to npm, to Node and to TypeScript', () => {
    const workspace = path.resolve(import.meta.dirname, '../../..');
    const built = path.join(workspace, 'dist/libs/design-system');
    const bin = (script: string) => path.join(workspace, 'node_modules', script);
    expect(runNode(built, bin('publint/src/cli.js'), '--strict', '.')).toMatchObject({ isOk: true });
    const types = ['--pack', '.', '--profile', 'esm-only', '--exclude-entrypoints', './sprite.svg'];
    expect(runNode(built, bin('@arethetypeswrong/cli/dist/index.js'), ...types)).toMatchObject({
      isOk: true,
    });
  });

  it.each(Object.keys(typeConfigs))('types an app that resolves by %s', (config) => {
    expect(runNode(consumer.folder, tsc, '-p', config)).toEqual({ isOk: true, output: '' });
  });

  it('renders in plain Node', () => {
    const { isOk, output } = runNode(consumer.folder, 'src/server.mjs');
    expect(output).toMatch(/<button [^>]*><span [^>]*><svg [^>]*><g><path /u);
    expect(output).not.toMatch(/<use|file:/u);
    expect(output).toContain('--ds-primary:#ad4125');
    expect(isOk).toBe(true);
  });
});

describe('its cost beyond react and styled-components', () => {
  it('is under 1 kB for one icon', async () => {
    const icon = await costOf(
      consumer.folder,
      'icon',
      "export { BedIcon } from '@guest/design-system/icons/BedIcon';",
    );
    process.stdout.write(`One icon: ${icon.gzip} bytes gzip\n`);
    expect(icon.gzip).toBeLessThan(1000);
    expect(icon.modules.filter((name) => /Icon\.js$/u.test(name))).toHaveLength(1);
  });

  it('is under 6.5 kB for a button with the theme, and brings no library along', async () => {
    const button = await costOf(
      consumer.folder,
      'button',
      "export { Button, GlobalStyle, BrandRoot } from '@guest/design-system';",
    );
    process.stdout.write(`A button with the theme: ${button.gzip} bytes gzip\n`);
    expect(button.gzip).toBeLessThan(6500);
    expect([...button.modules, ...button.lazyModules].filter((name) => heavy.test(name))).toEqual([]);
  });

  it('leaves heavy libraries out of the first load, whatever is used', async () => {
    const everything = await costOf(consumer.folder, 'all', "export * from '@guest/design-system';");
    process.stdout.write(`Every component: ${everything.gzip} bytes gzip\n`);
    expect(everything.modules.length).toBeGreaterThan(50);
    expect(everything.modules.filter((name) => heavy.test(name))).toEqual([]);
  });
});

describe('in an empty Vite app', () => {
  let server: PreviewServer;
  let browser: Browser;

  beforeAll(async () => {
    const built = runNode(consumer.folder, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
    if (!built.isOk) throw new Error(built.output);
    server = await preview({ root: consumer.folder, configFile: false, preview: { port: 0 } });
    browser = await chromium.launch(inject('chromium'));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it('shows a button, icons and a drawer in a part of a page', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(response.url());
    });
    await page.goto(server.resolvedUrls?.local[0] ?? '');

    const button = page.getByRole('button', { name: 'Ouvrir le menu' });
    const look = await button.evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element);
      return { backgroundColor, height: element.getBoundingClientRect().height };
    });
    expect(look).toEqual({ backgroundColor: 'rgb(173, 65, 37)', height: 44 });

    // The part is reset, the page around it keeps its own styles.
    const lookOf = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { marginTop, fontFamily, backgroundColor } = getComputedStyle(element);
        return { marginTop, isSerif: /times/iu.test(fontFamily), backgroundColor };
      });
    const none = 'rgba(0, 0, 0, 0)';
    expect(await lookOf('#own')).toEqual({ marginTop: '16px', isSerif: true, backgroundColor: none });
    expect(await lookOf('#root')).toMatchObject({ isSerif: false, backgroundColor: 'rgb(251, 244, 234)' });
    expect(await lookOf('body')).toEqual({ marginTop: '8px', isSerif: true, backgroundColor: none });

    const inPart = await page.locator('#root').evaluate((root) => {
      const { color, textTransform } = getComputedStyle(root.querySelector('h2') ?? root);
      return { color, textTransform, fill: getComputedStyle(root.querySelector('svg') ?? root).fill };
    });
    expect(inPart).toEqual({ color: 'rgb(53, 31, 25)', textTransform: 'none', fill: 'none' });

    const drawn = (label: string) =>
      page
        .getByRole('img', { name: label })
        .evaluate((svg) => (svg as unknown as SVGGraphicsElement).getBBox().width);
    expect(await drawn('Lit')).toBeGreaterThan(10);
    await expect.poll(() => drawn('Ballon')).toBeGreaterThan(10);

    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    expect(await drawer.getByRole('link', { name: 'Services' }).isVisible()).toBe(true);
    expect(await drawer.getByRole('link', { name: 'Mentions légales' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    await drawer.waitFor();
    await drawer.getByRole('button', { name: 'Fermer le menu' }).click();
    await drawer.waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
  });
});
