import { isDeepStrictEqual } from 'node:util';
import {
  collectionOf,
  OPERATIONS,
  resolved,
  type Operation,
  type Schema,
} from '../document/document';
import type { Fields } from '../generate/bodies';

/** As the API says that it keeps a text: without anything to see, it is none. */
const tidied = (text: string): string =>
  /^[\s\p{Cf}]*$/u.test(text) ? '' : text.replace(/\r\n?/g, '\n').normalize('NFC').trim();

/** Of the shape that a field has in an answer: its own, or that of the one object that has it. */
function kept(entity: Fields, name: string): unknown {
  if (name in entity) return entity[name];
  const holders = Object.values(entity).filter(
    (value): value is Fields =>
      typeof value === 'object' && value !== null && !Array.isArray(value) && name in value,
  );
  return holders.length === 1 ? holders[0]?.[name] : undefined;
}

/** What of the fields that were sent is kept otherwise; those that are not told are passed over. */
function differences(sent: Fields, entity: Fields, at = ''): string[] {
  return Object.entries(sent).flatMap(([name, value]) => {
    const now = kept(entity, name);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const isSection =
        typeof now === 'object' && now !== null && !Buffer.isBuffer((value as Fields).bytes);
      return isSection ? differences(value as Fields, now as Fields, `${at}${name}.`) : [];
    }
    if (typeof now !== typeof value) return [];
    const expected = typeof value === 'string' ? tidied(value) : value;
    const isTold = typeof value === 'string' || typeof value === 'boolean';
    return !isTold || now === expected
      ? []
      : [`${at}${name} is ${JSON.stringify(now)} after ${JSON.stringify(expected)}`];
  });
}

/** Texts under which a list's schema knows a field; a choice that is kept otherwise is none. */
function comparable(sent: Fields, schema: Schema): Fields {
  const properties = schema.properties ?? {};
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => {
      const choices = properties[name] && resolved(properties[name]).enum;
      return !choices || choices.includes(value);
    }),
  );
}

const answerSchema = (operation: Operation | undefined): Schema => {
  const content = operation?.answers['200']?.content?.['application/json'];
  const schema = content ? resolved(content.schema) : {};
  return schema.items ? resolved(schema.items) : schema;
};

/** The read at the address of a call's collection, if there is one. */
export function readOf(operation: Operation): Operation | undefined {
  const path = operation.path.includes('{') ? collectionOf(operation) : operation.path;
  return OPERATIONS.find((other) => other.method === 'GET' && other.path === path);
}

/**
 * What is wrong with what is read after a write that has succeeded; undefined when nothing is.
 * @param found what is read where the call's entities are
 * @param id that of the path
 */
export function faultAfter(
  operation: Operation,
  sent: Fields,
  answered: unknown,
  found: unknown,
  id: string | undefined,
): string | undefined {
  const entities = (Array.isArray(found) ? found : [found]) as Fields[];
  const own = entities.find((entity) => entity._id === id?.toLowerCase());
  if (operation.method === 'DELETE') return own && 'it is still read after it was deleted';
  const isTold = typeof answered === 'object' && answered !== null && '_id' in answered;
  if (
    isTold &&
    !entities.some((entity) => isDeepStrictEqual(unsigned(entity), unsigned(answered)))
  ) {
    return 'what was answered is not what is read';
  }
  const told = comparable(sent, answerSchema(readOf(operation)));
  const candidates = isTold ? [answered as Fields] : id ? (own ? [own] : []) : entities;
  const faults = candidates.map((entity) => differences(told, entity));
  if (faults.some((fault) => fault.length === 0)) return undefined;
  return faults.at(0)?.join('; ') ?? 'it is not read';
}

/** Without what is new in every answer: the signature of a link. */
const unsigned = (entity: unknown): unknown =>
  Object.fromEntries(
    Object.entries(entity as Fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/\?expires=.*$/, '') : value,
    ]),
  );
