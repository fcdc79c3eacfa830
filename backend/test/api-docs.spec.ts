import { CONTENT_KINDS } from '@manjara/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN_CALLS, FURTHER_CALLS, PUBLIC_CALLS } from './contract/specification';
import { type DocumentedCall, DOCUMENTED_CALLS } from './contract/support/openapi';

const DOCS = readFileSync(join(__dirname, '../../docs/api.md'), 'utf8');
const SLOTS = [0, 1, 2, 3];
const KINDS: Readonly<Record<string, string>> = {
  'application/json': 'JSON: ',
  'multipart/form-data': 'form: ',
};

/** The table under a heading: call, access, payload, response. */
function tableUnder(heading: string): string[][] {
  const [, section = ''] = DOCS.split(`\n### ${heading}\n`);
  const lines = (section.split('\n#')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return lines.map((line) => {
    const [call = '', ...cells] = line.split('|').slice(1, -1);
    return [call.replaceAll('`', '').trim(), ...cells.map((cell) => cell.trim())];
  });
}

const specified = tableUnder("The specification's");
/** The rows of the calls that several lists share: `{list}` stands for those without a row. */
function forEachList(rows: string[][]): string[][] {
  const named = rows.map(([call]) => call);
  return rows.flatMap(([call = '', ...cells]) => {
    if (!call.includes('{list}')) return [[call, ...cells]];
    return CONTENT_KINDS.map((kind) => call.replace('{list}', kind))
      .filter((each) => FURTHER_CALLS.includes(each) && !named.includes(each))
      .map((each) => [each, ...cells]);
  });
}

const further = forEachList(tableUnder('Beyond it'));

/** The field names in a table cell; `[i]` is expanded to the four slots. */
const fieldsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) =>
    name.includes('[i]') ? SLOTS.map((slot) => name.replace('[i]', `[${slot}]`)) : [name],
  );

it('docs/api.md has the calls of the specification in one table, and all others in the other', () => {
  const calls = [...PUBLIC_CALLS, ...ADMIN_CALLS].map(({ call }) => call);
  expect(specified.map(([call]) => call)).toEqual(calls);
  expect(further.map(([call]) => call).sort()).toEqual([...FURTHER_CALLS].sort());
});

it.each([...specified, ...further])(
  'says of %s what the code says',
  (call, access, payload, answer) => {
    const documented = DOCUMENTED_CALLS.find(({ name }) => name === call) as DocumentedCall;
    const { contentType, fields } = documented;
    expect({ access, status: Number(answer?.slice(0, 3)) }).toMatchObject({
      access: documented.access,
      status: documented.status,
    });
    if (!contentType) return;
    expect(payload?.startsWith(KINDS[contentType] ?? contentType)).toBe(true);
    const names = Object.keys(fields).filter((name) => !name.includes('.'));
    expect(fieldsIn(payload ?? '').sort()).toEqual(names.sort());
  },
);
