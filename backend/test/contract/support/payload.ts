import { slugOf } from '@manjara/contracts';
import { randomUUID } from 'node:crypto';
import { type Field, isFile } from './field';
import type { Form } from './operation';

/** A file of a form. */
export class FilePart {
  constructor(
    readonly bytes: Buffer,
    readonly name: string,
  ) {}
}

/** Values by the names of fields; of a multipart form a text, a file, or a list of them. */
export type Payload = Record<string, unknown>;

/** A picture of 4 by 3 pixels, quick to decode. */
export const PICTURE = new FilePart(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12M4MTUKjhhwcgCWpBSVDbJBCgAAAABJRU5ErkJggg==',
    'base64',
  ),
  'صورة.png',
);

/** It would take the focal point of the same picture in another field. */
const WITHOUT_FOCUS = 'videoPoster';

/** Names a stored picture instead of uploading one; in a list only once, as the API requires. */
export function withStored(payload: Payload, url: string): Payload {
  const inPlace = (value: unknown) => (value === PICTURE ? url : value);
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      if (name === WITHOUT_FOCUS) return [name, value];
      if (!Array.isArray(value)) return [name, inPlace(value)];
      return [name, [...value.slice(0, 1).map(inPlace), ...(value.slice(1) as unknown[])]];
    }),
  );
}

/** Letters of both languages, an emoji of several characters, and one of four bytes. */
const LETTERS = 'Joinery خشبُ الجوز 🪵 👷🏽‍♀️ 𠮷';

const typed = ({ name, kind, lines, pairs, sample }: Field): unknown => {
  if (sample !== undefined) return sample;
  switch (kind) {
    case 'text':
      return `  ${name}: ${LETTERS}${lines ? '\r\n\tsecond line' : ''}\u00a0 `;
    case 'email':
      return ' Nora.Salem@example.com ';
    case 'slug':
      return ` Oak Door № ${randomUUID()} `;
    case 'category':
      return ` ${pairs?.[1]?.en}`;
    case 'arCategory':
      return `${pairs?.[1]?.ar} `;
    case 'flag':
      return true;
    case 'picture':
    case 'slot':
      return PICTURE;
    case 'pictures':
      return [PICTURE, PICTURE];
    default:
      return undefined;
  }
};

/** A valid body with all possible fields, typed with extra blanks. */
export const validPayload = ({ kind, fields }: Form): Payload =>
  Object.fromEntries(
    fields
      .filter((field) => kind !== 'json' || !isFile(field))
      .map((field) => [field.name, typed(field)] as const)
      .filter(([, value]) => value !== undefined),
  );

function tidy(value: unknown, kind: Field['kind']): unknown {
  if (typeof value !== 'string') return value;
  return kind === 'slug' ? slugOf(value) : value.replace(/\r\n/g, '\n').trim();
}

/** The stored values of a body: without files and secrets, with normalised texts. */
export const storedOf = ({ fields }: Form, payload: Payload): Payload =>
  Object.fromEntries(
    fields
      .filter((field) => !isFile(field) && field.kind !== 'password' && field.kind !== 'honeypot')
      .filter(({ name }) => payload[name] !== undefined)
      .map(({ name, kind, sample, kept }) => [
        name,
        kept !== undefined && payload[name] === sample ? kept : tidy(payload[name], kind),
      ]),
  );

/** Turns names with dots into nested objects: `{ 'a.b': 1 }` becomes `{ a: { b: 1 } }`. */
export function nested(payload: Payload): Payload {
  const root: Payload = {};
  for (const [name, value] of Object.entries(payload)) {
    const path = name.split('.');
    const last = path.pop() as string;
    const parent = path.reduce((at, key) => (at[key] ??= {}) as Payload, root);
    parent[last] = value;
  }
  return root;
}
