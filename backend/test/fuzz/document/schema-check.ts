import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { OPEN_API, type Operation, type Schema } from './document';

const DOCUMENT = 'openapi';

/** Closes every object: undocumented properties in a response are faults, too. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, closed(inner)]),
  );
  const isObject = copy.type === 'object' && typeof copy.properties === 'object';
  return isObject ? { ...copy, unevaluatedProperties: false } : copy;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
// These formats need no check: file bytes and passwords are free, and phone numbers have a pattern.
ajv.addFormat('binary', true);
ajv.addFormat('password', true);
ajv.addFormat('phone', true);
ajv.addSchema({ ...(closed(OPEN_API) as object), $id: DOCUMENT });

const validators = new Map<string, ValidateFunction>();

/** The validator of the JSON that is documented for a status. */
function validatorOf({ path, method }: Operation, status: string): ValidateFunction {
  const place = ['paths', path, method.toLowerCase(), 'responses', status];
  const pointer = [...place, 'content', 'application/json', 'schema']
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validator = validators.get(pointer) ?? ajv.compile({ $ref: `${DOCUMENT}#/${pointer}` });
  validators.set(pointer, validator);
  return validator;
}

/** How a JSON body differs from its documentation for this status; undefined when it is correct. */
export function answerFault(
  operation: Operation,
  status: string,
  body: unknown,
): string | undefined {
  const validate = validatorOf(operation, status);
  return validate(body) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'body' });
}

/** Whether a single value matches a schema of the document. */
export const holds = (schema: Schema, value: unknown): boolean => ajv.validate(schema, value);
