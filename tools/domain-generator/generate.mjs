// Makes a new domain library in the shape of the others: node tools/domain-generator/generate.mjs NAME
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const templates = fileURLToPath(new URL('files', import.meta.url));
const ENDING = '.template';
const NAME = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/u;

const capitalised = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The name in every form that the templates use. */
function formsOf(name) {
  const words = name.split('-');
  const pascal = words.map(capitalised).join('');
  return {
    __name__: name,
    __Pascal__: pascal,
    __camel__: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
    __path__: words.join(''),
    __Title__: capitalised(words.join(' ')),
  };
}

function fill(text, forms) {
  return text.replaceAll(/__[a-zA-Z]+__/gu, (mark) => forms[mark] ?? mark);
}

/** Why a library of this name cannot be made; undefined when it can. */
function refusal(root, name) {
  if (name === undefined || !NAME.test(name)) {
    return 'A name has small letters, digits and hyphens, and begins with a letter: node tools/domain-generator/generate.mjs city-guide';
  }
  if (name.startsWith('domain-')) return `Leave "domain-" out: ${name.slice('domain-'.length)}`;
  if (existsSync(path.join(root, 'libs', `domain-${name}`))) return `libs/domain-${name} is there already.`;
  return undefined;
}

async function write(file, text) {
  const options = await resolveConfig(file);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await format(text, { ...options, filepath: file }));
}

async function addImportPath(root, name) {
  const file = path.join(root, 'tsconfig.base.json');
  const config = JSON.parse(readFileSync(file, 'utf8'));
  const paths = Object.entries(config.compilerOptions.paths);
  // Inserts it after the other domains, which keeps the file's order.
  const place = paths.findLastIndex(([key]) => key.startsWith('@guest/domain-')) + 1;
  const added = [`@guest/domain-${name}`, [`./libs/domain-${name}/src/index.ts`]];
  config.compilerOptions.paths = Object.fromEntries(paths.toSpliced(place, 0, added));
  await write(file, JSON.stringify(config));
}

/** Writes the library below `root`; answers what there is left to do, or throws why it was refused. */
export async function generateDomain(root, name) {
  const refused = refusal(root, name);
  if (refused) throw new Error(refused);
  const forms = formsOf(name);
  const library = path.join(root, 'libs', `domain-${name}`);
  const names = readdirSync(templates, { recursive: true }).filter((file) => file.endsWith(ENDING));
  for (const file of names) {
    const text = readFileSync(path.join(templates, file), 'utf8');
    await write(path.join(library, fill(file.slice(0, -ENDING.length), forms)), fill(text, forms));
  }
  await addImportPath(root, name);
  return {
    library: path.relative(root, library),
    feature: `${forms.__camel__}Feature`,
    path: forms.__path__,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  try {
    const name = process.argv[2];
    const { library, feature, path: screen } = await generateDomain(root, name);
    console.log(`${library} is ready: npx nx test domain-${name}`);
    console.log(`To show it at /{slug}/${screen}, add to apps/guest-web/src/routing/features.ts:`);
    console.log(`  import { ${feature} } from '@guest/domain-${name}';   and ${feature} to the list,`);
    console.log(`and '${screen}' to libs/feature/src/reservedWords.ts: other words open the hotel's pages.`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
