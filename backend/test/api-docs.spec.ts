import { DOCS_CALLS } from './contract/support/api-docs';
import { type DocumentedCall, DOCUMENTED_CALLS } from './contract/support/openapi';

const SLOTS = [0, 1, 2, 3];
const KINDS: Readonly<Record<string, string>> = {
  'application/json': 'JSON: ',
  'multipart/form-data': 'form: ',
};

/** The field names in a table cell; `[i]` is expanded to the four slots. */
const fieldsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) =>
    name.includes('[i]') ? SLOTS.map((slot) => name.replace('[i]', `[${slot}]`)) : [name],
  );

it('docs/api.md has every call once', () => {
  const documented = DOCUMENTED_CALLS.map(({ name }) => name);
  expect(DOCS_CALLS.map(({ call }) => call).sort()).toEqual(documented.sort());
});

it.each(DOCS_CALLS)('says of $call what the code says', ({ call, access, payload, answer }) => {
  const documented = DOCUMENTED_CALLS.find(({ name }) => name === call) as DocumentedCall;
  const { contentType, fields } = documented;
  expect({ access, status: Number(answer.slice(0, 3)) }).toMatchObject({
    access: documented.access,
    status: documented.status,
  });
  if (!contentType) return;
  expect(payload.startsWith(KINDS[contentType] ?? contentType)).toBe(true);
  const names = Object.keys(fields).filter((name) => !name.includes('.'));
  expect(fieldsIn(payload).sort()).toEqual(names.sort());
});
