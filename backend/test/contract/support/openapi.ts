import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Access, Method } from './operation';

interface Schema {
  $ref?: string;
  type?: string;
  required?: string[];
  maxLength?: number;
  properties?: Record<string, Schema>;
}

interface DocumentedOperation {
  security?: object[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

interface OpenApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
}

export interface DocumentedField {
  required: boolean;
  max: number | undefined;
}

/** A call as the description of the API has it. */
export interface DocumentedCall {
  name: string;
  method: Method;
  path: string;
  access: Access;
  /** Of a success. */
  status: number;
  contentType: string | undefined;
  fields: Record<string, DocumentedField>;
}

const document = JSON.parse(
  readFileSync(join(__dirname, '../../../openapi.json'), 'utf8'),
) as OpenApiDocument;

const resolved = (schema: Schema): Schema =>
  schema.$ref ? (document.components.schemas[schema.$ref.replace(/^.*\//, '')] ?? {}) : schema;

/** The fields of a body; those of an object in it are named with a point. */
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

function toCall(path: string, method: string, operation: DocumentedOperation): DocumentedCall {
  const [[contentType, { schema }] = [undefined, { schema: {} }]] = Object.entries(
    operation.requestBody?.content ?? {},
  );
  const below = path.replace(/^\/api/, '');
  const verb = method.toUpperCase() as Method;
  return {
    name: `${verb} ${below}`,
    method: verb,
    path: below,
    access: operation.security ? 'bearer' : 'public',
    status: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
    contentType,
    fields: fieldsOf(schema),
  };
}

/** Every call of the API's description, which a test of its own holds to the code. */
export const DOCUMENTED_CALLS: readonly DocumentedCall[] = Object.entries(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toCall(path, method, operation)),
);
