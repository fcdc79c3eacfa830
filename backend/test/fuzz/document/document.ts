import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of JSON schema (2020-12) that the OpenAPI description uses, with its extensions. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  example?: string;
  enum?: readonly unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Schema;
  anyOf?: readonly Schema[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  /** When it is filled in, the response looks like a success but nothing is stored. */
  'x-honeypot'?: boolean;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
}

export interface DocumentedAnswer {
  headers?: Readonly<Record<string, { required?: boolean; schema: Schema }>>;
  content?: Readonly<Record<string, { schema: Schema }>>;
}

interface DocumentedBody {
  content: Record<string, { schema: Schema; encoding?: Record<string, { contentType: string }> }>;
}

interface Documented {
  security?: object[];
  parameters?: Parameter[];
  requestBody?: DocumentedBody;
  responses: Record<string, DocumentedAnswer>;
  'x-role'?: string;
}

interface OpenApi {
  paths: Record<string, Record<string, Documented>>;
  components: { schemas: Record<string, Schema> };
}

export interface Body {
  kind: 'json' | 'form';
  schema: Schema;
  /** Media types of the files of a form, by field name. */
  fileTypes: Readonly<Record<string, readonly string[]>>;
}

/** A call of the API, from its description. */
export interface Operation {
  /** The method and the path. */
  name: string;
  method: string;
  /** With its parameters in braces. */
  path: string;
  needsToken: boolean;
  ownerOnly: boolean;
  /** Accepts a token, and may return more with it. */
  takesToken: boolean;
  inPath: readonly Parameter[];
  inQuery: readonly Parameter[];
  body: Body | undefined;
  answers: Readonly<Record<string, DocumentedAnswer>>;
}

export const OPEN_API = JSON.parse(
  readFileSync(join(__dirname, '../../../openapi.json'), 'utf8'),
) as OpenApi;

/** Follows a `$ref` to the named schema. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref ? (OPEN_API.components.schemas[schema.$ref.replace(/^.*\//, '')] as Schema) : schema;

function bodyOf(documented: DocumentedBody | undefined): Body | undefined {
  const [entry] = Object.entries(documented?.content ?? {});
  if (!entry) return undefined;
  const [contentType, { schema, encoding = {} }] = entry;
  const fileTypes = Object.entries(encoding).map(([name, types]) => [
    name,
    types.contentType.split(/\s*,\s*/),
  ]);
  return {
    kind: contentType === 'multipart/form-data' ? 'form' : 'json',
    schema: resolved(schema),
    fileTypes: Object.fromEntries(fileTypes) as Body['fileTypes'],
  };
}

function toOperation(path: string, method: string, documented: Documented): Operation {
  const { security, parameters = [], requestBody, responses } = documented;
  return {
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    needsToken: security?.every((scheme) => Object.keys(scheme).length > 0) ?? false,
    ownerOnly: documented['x-role'] === 'owner',
    takesToken: security !== undefined,
    inPath: parameters.filter((parameter) => parameter.in === 'path'),
    inQuery: parameters.filter((parameter) => parameter.in === 'query'),
    body: bodyOf(requestBody),
    answers: responses,
  };
}

/** Every call of the OpenAPI description; another test compares the description with the code. */
export const OPERATIONS: readonly Operation[] = Object.entries(OPEN_API.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, documented]) => toOperation(path, method, documented)),
);

export const isRead = ({ method }: Pick<Operation, 'method'>): boolean => method === 'GET';

/** Whether a schema is that of a file of a form. */
export const isFile = ({ format, anyOf = [] }: Schema): boolean =>
  format === 'binary' || anyOf.some((one) => one.format === 'binary');

/** The path of the collection that the parameter's entity belongs to. */
export function collectionOf({ path }: Operation): string | undefined {
  const [before = ''] = path.split('/{', 1);
  return Object.keys(OPEN_API.paths)
    .filter((other) => !other.includes('{') && `${before}/`.startsWith(`${other}/`))
    .filter((other) => OPEN_API.paths[other]?.get)
    .sort((a, b) => b.length - a.length)[0];
}
