import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN_CALLS, FURTHER_CALLS, PUBLIC_CALLS } from './contract/specification';
import { type DocumentedCall, DOCUMENTED_CALLS } from './contract/support/openapi';

const DOCS = join(__dirname, '../../docs/api.md');
const SLOTS = [0, 1, 2, 3];

interface Row {
  call: string;
  access: string;
  payload: string;
  answer: string;
}

/** The rows of the table under a heading. */
function tableUnder(heading: string): Row[] {
  const [, section = ''] = readFileSync(DOCS, 'utf8').split(`\n### ${heading}\n`);
  return (section.split('\n#')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, call = '', access = '', payload = '', answer = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return { call: call.replaceAll('`', ''), access, payload, answer };
    });
}

const specified = tableUnder("The specification's");
const further = tableUnder('Beyond it');
const rows = [...specified, ...further];
const documented = new Map(DOCUMENTED_CALLS.map((call) => [call.name, call]));

/** The fields that a cell names in code; `[i]` stands for the four slots. */
const fieldsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) =>
    name.includes('[i]') ? SLOTS.map((slot) => name.replace('[i]', `[${slot}]`)) : [name],
  );

const KINDS: Readonly<Record<string, string>> = {
  'application/json': 'JSON: ',
  'multipart/form-data': 'form: ',
};

describe('docs/api.md', () => {
  it('has every call of the specification, and no other, in the first table', () => {
    const calls = [...PUBLIC_CALLS, ...ADMIN_CALLS].map(({ call }) => call);
    expect(specified.map(({ call }) => call)).toEqual(calls);
  });

  it('has every further call of the API in the second table', () => {
    expect(further.map(({ call }) => call).sort()).toEqual([...FURTHER_CALLS].sort());
    expect(rows.map(({ call }) => call).sort()).toEqual([...documented.keys()].sort());
  });

  it.each(rows)('says of $call what the code says', ({ call, access, payload, answer }) => {
    const { contentType, fields, ...expected } = documented.get(call) as DocumentedCall;
    expect(access).toBe(expected.access);
    expect(Number(answer.slice(0, 3))).toBe(expected.status);
    if (!contentType) return;
    expect(payload.startsWith(KINDS[contentType] ?? contentType)).toBe(true);
    const names = Object.keys(fields).filter((name) => !name.includes('.'));
    expect(fieldsIn(payload).sort()).toEqual(names.sort());
  });
});
