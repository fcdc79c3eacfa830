import { OPERATIONS } from './operations';
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

/** Whether a field is required, and its maximum length (not the number of files). */
const toDocumented = ({ presence, kind, max }: Field): DocumentedField => ({
  required: presence === 'required',
  max: kind === 'pictures' ? undefined : max,
});
