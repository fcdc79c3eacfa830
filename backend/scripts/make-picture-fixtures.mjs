// Makes the pictures of backend/test/fixtures/pictures, their list and their table.
// Needs heif-enc (Debian: apt-get install libheif-examples).
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { FIXTURES } from './picture-fixtures/list.mjs';

const FOLDER = new URL('../test/fixtures/pictures/', import.meta.url);
const LIST = 'fixtures.json';
const MAX_BYTES = 60_000;

const yesNo = (value) => (value ? 'yes' : 'no');

const table = (fixtures) => `# Pictures

Each accepted format as it comes from cameras, telephones, scanners and drawing programs: four
quadrants in red, green, blue and yellow. Made by \`node backend/scripts/make-picture-fixtures.mjs\`,
which also writes this table and \`${LIST}\`, from which the tests read what must become of each.

| File | What it is | Format | Size as shown | Animated | Transparent |
| --- | --- | --- | --- | --- | --- |
${fixtures
  .map(
    ({ file, what, format, width, height, animated, transparent }) =>
      `| ${file} | ${what} | ${format} | ${width} × ${height} | ${yesNo(animated)} | ${yesNo(transparent)} |`,
  )
  .join('\n')}
`;

const pretty = async (text, parser) =>
  format(text, { ...(await resolveConfig(fileURLToPath(FOLDER))), parser });

await mkdir(FOLDER, { recursive: true });
for (const name of await readdir(FOLDER)) await rm(new URL(name, FOLDER));

const listed = [];
for (const { make, ...fixture } of FIXTURES) {
  const content = Buffer.from(await make());
  if (content.length > MAX_BYTES) throw new Error(`${fixture.file} has ${content.length} bytes.`);
  await writeFile(new URL(fixture.file, FOLDER), content);
  listed.push(fixture);
}
await writeFile(new URL(LIST, FOLDER), await pretty(JSON.stringify(listed), 'json'));
await writeFile(new URL('README.md', FOLDER), await pretty(table(listed), 'markdown'));
