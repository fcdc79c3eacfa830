// Creates a list that the owner edits: texts in both languages, a picture, an order, demo content.
import { readdir, readFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fromRoot } from './lib/paths.mjs';
import { main, run } from './lib/run.mjs';

const USAGE = `Usage: npm run new:resource -- <name> [--one <word>] [--ar <title>] [--ar-one <title>] [--en <title>]
  <name>           plural, lower case, such as awards: the address in the API and in the dashboard
  --one            its singular, if that is not the name without the s
  --ar, --ar-one   the Arabic title of the list, and what one of its items is called
  --en             the English title of the list, if that is not the name`;

const TEMPLATES = fromRoot('scripts/new-resource');
const FOLDER = { backend: 'backend/src/modules', dashboard: 'frontend-dashboard/src/content' };

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

function readNames() {
  const options = { one: {}, ar: {}, 'ar-one': {}, en: {} };
  for (const option of Object.values(options)) option.type = 'string';
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [many = ''] = positionals;
  const { one = many.replace(/s$/, ''), en = many } = values;
  const { ar = 'العناصر', 'ar-one': arOne = 'عنصر' } = values;
  const areWords = [many, one].every((word) => /^[a-z]+$/.test(word)) && many !== one;
  if (!areWords) throw new Error(USAGE);
  return { many, one, ar, arOne, en };
}

/** A template filled in with the names of the new list. */
const filled = (text, { many, one, ar, arOne, en }) =>
  text
    .replaceAll('__EN__', en.charAt(0).toLowerCase() + en.slice(1))
    .replaceAll('__AR_MANY__', ar.replace(/^ال/, ''))
    .replaceAll('__AR_ONE__', arOne)
    .replaceAll('samples', many)
    .replaceAll('Samples', capital(many))
    .replaceAll('sample', one)
    .replaceAll('Sample', capital(one))
    .replaceAll('SAMPLE', one.toUpperCase());

/** Writes both folders. @returns the paths of their files */
async function writeFolders(names) {
  const entries = await readdir(TEMPLATES, { recursive: true, withFileTypes: true });
  const written = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const template = path.join(entry.parentPath, entry.name);
    const name = filled(path.relative(TEMPLATES, template), names).replace(/\.txt$/, '');
    await mkdir(path.dirname(fromRoot(name)), { recursive: true });
    // Fails if the list exists already.
    await writeFile(fromRoot(name), filled(await readFile(template, 'utf8'), names), {
      flag: 'wx',
    });
    written.push(name);
  }
  return written;
}

/** Inserts a text before the first match. @returns the path */
async function insert(file, before, text) {
  const content = await readFile(fromRoot(file), 'utf8');
  const at = content.search(before);
  if (at < 0) throw new Error(`${file} has no line to insert the new list before: ${before}`);
  await writeFile(fromRoot(file), content.slice(0, at) + text + content.slice(at));
  return file;
}

async function addScreen(file, name) {
  const screens = JSON.parse(await readFile(fromRoot(file), 'utf8'));
  screens.dashboard[name] = `/dashboard/${name}`;
  await writeFile(fromRoot(file), JSON.stringify(screens));
  return file;
}

/** Adds the entry to each list. @returns the paths of the files */
async function addEntries({ many, one }) {
  const [Many, One] = [capital(many), capital(one)];
  const contracts = 'packages/contracts/src/content.ts';
  const content = `${FOLDER.backend}/base/content.module.ts`;
  const fields =
    'form: `title`, `arTitle`, `description`, `arDescription`, `image`, `alt`, `arAlt`, `focus`';
  await insert(contracts, /(?<=ORDERED_KINDS = \[[^\]]*)\] as const/, `  '${many}',\n`);
  await insert(content, /import type \{ ContentResource/, importOf(Many, many));
  return [
    await insert(contracts, /(?![^])/, typeOf(One)),
    await insert(content, /(?<=const LISTS = \[[^\]]*)\];/, `  ${Many}Module,\n`),
    await insert(
      'docs/api.md',
      /(?<=### Beyond it\n[^]*?\| -+ .*\n)\|/,
      `| \`POST /${many}\` | bearer | ${fields} | 201 the item |\n` +
        `| \`PUT /${many}/{id}\` | bearer | ${fields} | 200 the item |\n`,
    ),
    await insert(
      `${FOLDER.dashboard}/resources.ts`,
      /(?![^])/,
      `export * as ${many} from './${many}/screen';\n`,
    ),
    await addScreen('e2e/support/screens.json', many),
  ];
}

const importOf = (Many, many) => `import { ${Many}Module } from '../${many}/${many}.module';\n`;

const typeOf = (One) => `
export interface ${One} {
  _id: string;
  title: string;
  arTitle: string;
  description: string;
  arDescription: string;
  image: BilingualAltImage;
}
`;

await main(async () => {
  const names = readNames();
  const written = await writeFolders(names);
  const changed = await addEntries(names);
  await run('npx', ['prettier', '--write', '--log-level=warn', ...written, ...changed]);
  await run('npm', ['run', 'build', '-w', '@manjara/contracts'], { quiet: true });
  await run('npm', ['run', 'openapi', '-w', '@manjara/backend'], { quiet: true });
  console.log([...written, '', ...changed, 'backend/openapi.json'].join('\n'));
});
