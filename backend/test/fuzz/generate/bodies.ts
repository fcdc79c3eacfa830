import fc from 'fast-check';
import { type Body, isFile, resolved, type Schema } from '../document/document';
import { type FormFile, validFile } from './files';
import { validText } from './texts';

/** A value of a field; of a form a text, a file, or a list of them. */
type Value = unknown;
export type Fields = Record<string, Value>;

const LIST_MAX = 3;
/** Out of ten optional fields, so many are left out. */
const LEFT_OUT = 3;

export const isFormFile = (value: unknown): value is FormFile =>
  typeof value === 'object' && value !== null && Buffer.isBuffer((value as FormFile).bytes);

function validValue(schema: Schema, fileTypes: readonly string[]): fc.Arbitrary<Value> {
  const { type, items, properties, enum: choices, maxItems = LIST_MAX } = resolved(schema);
  if (isFile(schema)) return validFile(fileTypes);
  if (properties) return validFields(resolved(schema), {});
  switch (type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      if (choices) return fc.constantFrom(...choices);
      return fc.integer({ min: schema.minimum, max: schema.maximum });
    case 'array':
      return fc.array(validValue(items ?? {}, fileTypes), {
        minLength: 1,
        maxLength: Math.min(maxItems, LIST_MAX),
      });
    default:
      return validText(resolved(schema));
  }
}

/** The fields of a body, each as its schema has it; optional ones are sometimes left out. */
function validFields(schema: Schema, fileTypes: Body['fileTypes']): fc.Arbitrary<Fields> {
  const { properties = {}, required = [] } = schema;
  const arbitraries = Object.entries(properties)
    .filter(([, property]) => !property['x-honeypot'])
    .map(([name, property]) => {
      const value = validValue(property, fileTypes[name] ?? []).map(
        (inner) => [name, inner] as const,
      );
      if (required.includes(name)) return value;
      const absent = fc.constant([name, undefined] as const);
      return fc.oneof(
        { weight: LEFT_OUT, arbitrary: absent },
        { weight: 10 - LEFT_OUT, arbitrary: value },
      );
    });
  return fc
    .tuple(...arbitraries)
    .map((entries) => Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
}

/** Valid bodies. */
export const validBody = ({ schema, fileTypes }: Body): fc.Arbitrary<Fields> =>
  validFields(schema, fileTypes);
