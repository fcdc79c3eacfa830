import { type Body, OPERATIONS, resolved, type Schema } from '../../fuzz/document/document';
import type { Access } from './operation';

export interface DocumentedField {
  required: boolean;
  max: number | undefined;
}

/** A call as the OpenAPI description has it. */
export interface DocumentedCall {
  name: string;
  access: Access;
  /** Of a success. */
  status: number;
  contentType: string | undefined;
  fields: Record<string, DocumentedField>;
}

const CONTENT_TYPES: Record<Body['kind'], string> = {
  json: 'application/json',
  form: 'multipart/form-data',
};

/** The fields of a body; those of nested objects with dots. */
function fieldsOf(schema: Schema, parent = ''): Record<string, DocumentedField> {
  const { properties = {}, required = [] } = resolved(schema);
  const fields: Record<string, DocumentedField> = {};
  for (const [name, property] of Object.entries(properties)) {
    const at = `${parent}${name}`;
    fields[at] = { required: required.includes(name), max: property.maxLength };
    Object.assign(fields, fieldsOf(property, `${at}.`));
  }
  return fields;
}

/** Every call of the OpenAPI description; another test compares the description with the code. */
export const DOCUMENTED_CALLS: readonly DocumentedCall[] = OPERATIONS.map(
  ({ method, path, needsToken, ownerOnly, body, answers }) => ({
    name: `${method} ${path.replace(/^\/api/, '')}`,
    access: ownerOnly ? 'owner' : needsToken ? 'bearer' : 'public',
    status: Number(Object.keys(answers).find((status) => status.startsWith('2'))),
    contentType: body && CONTENT_TYPES[body.kind],
    fields: body ? fieldsOf(body.schema) : {},
  }),
);
