import { OPERATIONS } from './operations';
import {
  ADMIN_CALLS,
  FURTHER_CALLS,
  FURTHER_OPEN_CALLS,
  OPEN_CALLS,
  PUBLIC_CALLS,
} from './specification';
import { DOCUMENTED_CALLS, type DocumentedField } from './support/openapi';
import type { Field } from './support/field';
import { nameOf, type Operation } from './support/operation';

const named = new Map(OPERATIONS.map((operation) => [nameOf(operation), operation]));
const fieldsOf = ({ form }: Operation): readonly Field[] => form?.fields ?? [];

describe("the contract's table", () => {
  it('has every call of the API once, and no other', () => {
    const documented = DOCUMENTED_CALLS.map(({ name }) => name).sort();
    expect(OPERATIONS.map(nameOf).sort()).toEqual(documented);
  });

  it('has the calls of the specification, and those that it is known to imply', () => {
    const specified = [...PUBLIC_CALLS, ...ADMIN_CALLS].map(({ call }) => call);
    expect([...named.keys()].sort()).toEqual([...specified, ...FURTHER_CALLS].sort());
  });

  it('opens what the specification opens', () => {
    const open = OPERATIONS.filter(({ access }) => access === 'public').map(nameOf);
    expect(open.sort()).toEqual([...OPEN_CALLS, ...FURTHER_OPEN_CALLS].sort());
  });

  it.each([...PUBLIC_CALLS, ...ADMIN_CALLS].filter(({ fields }) => fields))(
    'has the payload of $call with the names of the specification',
    ({ call, payload, fields = [] }) => {
      const form = named.get(call)?.form;
      expect(form?.kind).toBe(payload);
      const names = form?.fields.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([...fields]));
    },
  );

  it.each(DOCUMENTED_CALLS)('agrees with the description of $name', (documented) => {
    const operation = named.get(documented.name) as Operation;
    const kind = { json: 'application/json', multipart: 'multipart/form-data' } as const;
    expect({
      access: operation.access,
      status: operation.status,
      contentType: operation.form && kind[operation.form.kind],
      fields: Object.fromEntries(
        fieldsOf(operation).map((field) => [field.name, toDocumented(field)]),
      ),
    }).toEqual({
      access: documented.access,
      status: documented.status,
      contentType: documented.contentType,
      fields: documented.fields,
    });
  });
});

/** Whether a field is asked for and how long it may be; the number of files is no length. */
const toDocumented = ({ presence, kind, max }: Field): DocumentedField => ({
  required: presence === 'required',
  max: kind === 'pictures' ? undefined : max,
});
