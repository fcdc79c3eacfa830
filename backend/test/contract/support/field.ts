import type { CategoryPair } from '@manjara/contracts';

/**
 * `required`: must be sent. `keeps`: absent leaves the value, blank is rejected. `optional`: blank
 * empties the value.
 */
type Presence = 'required' | 'keeps' | 'optional';

export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'slug'
  | 'password'
  | 'choice'
  | 'category'
  | 'arCategory'
  | 'flag'
  | 'section'
  | 'ids'
  | 'picture'
  | 'slot'
  | 'pictures'
  | 'focus'
  | 'focuses'
  | 'alts'
  | 'cv'
  | 'honeypot';

/** A field of a body, as the specification and the limits describe it. */
export interface Field {
  /** A dot leads into an object. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly presence: Presence;
  /** Maximum of characters; for `pictures`, of pictures. */
  readonly max?: number;
  /** Whether line breaks are part of the text. */
  readonly lines?: boolean;
  readonly pairs?: readonly CategoryPair[];
  /** A valid value, where arbitrary text is not valid. */
  readonly sample?: unknown;
  /** The stored value, if it is not the normalised sample. */
  readonly kept?: unknown;
  /** Whether a password is newly chosen. */
  readonly chosen?: boolean;
}

type Options = Partial<Omit<Field, 'name' | 'kind'>>;

const make =
  (kind: FieldKind) =>
  (name: string, options: Options = {}): Field => ({
    name,
    kind,
    presence: 'required',
    ...options,
  });

export const text = make('text');
export const email = make('email');
export const phone = make('phone');
export const password = make('password');
const category = make('category');
/** Part of an address, made unique for every request. */
export const slug = (name: string, options: Options): Field =>
  make('slug')(name, { presence: 'optional', ...options });
/** One of several texts. */
export const choice = make('choice');
export const flag = make('flag');
/** An object with fields; it may be absent. */
export const section = (name: string): Field => make('section')(name, { presence: 'optional' });
/** A list of ids of existing entities. */
export const ids = make('ids');
export const picture = make('picture');
export const slot = (name: string): Field => make('slot')(name, { presence: 'optional' });
export const pictures = (name: string, max: number): Field =>
  make('pictures')(name, { presence: 'optional', max });
/** A focal point, `x,y`. */
export const focus = (name: string): Field =>
  make('focus')(name, { presence: 'optional', sample: ' 30,100 ', kept: { x: 30, y: 100 } });
/** The focal points of a list of pictures. */
export const focuses = (name: string): Field =>
  make('focuses')(name, { presence: 'optional', sample: ['0,5', ''] });
/** The descriptions of a list of pictures, in one language. */
export const alts = (name: string, sample: readonly string[]): Field =>
  make('alts')(name, { presence: 'optional', sample });
export const cv = make('cv');
/** A field that users do not see: whatever its value, the response looks like a success. */
export const honeypot = (name: string): Field => make('honeypot')(name, { presence: 'optional' });

/** Whether visitors see the item. */
export const STATUS = choice('status', { presence: 'optional', sample: 'published' });
/** Scheduled publication; '' removes it. */
export const PUBLISH_AT = choice('publishAt', { presence: 'optional', sample: '' });
/** Options of the owner's date. */
export const DATE = { max: 10, presence: 'optional', sample: '2019-05-17' } as const;

const arabic = (name: string) => `ar${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** An English text and its Arabic counterpart. */
export const bothLanguages = (name: string, options: Options): Field[] => [
  text(name, options),
  text(arabic(name), options),
];

/** A category in both languages; the two must match. */
export const categoryPair = (pairs: readonly CategoryPair[], max: number): Field[] => [
  category('category', { pairs, max }),
  make('arCategory')('arCategory', { pairs, max }),
];

const isOneOf =
  (...kinds: FieldKind[]) =>
  ({ kind }: Field): boolean =>
    kinds.includes(kind);

/** Whether the rules for texts apply. */
export const isTextual = isOneOf('text', 'email', 'phone', 'slug', 'category', 'arCategory');
export const isCategory = isOneOf('category', 'arCategory');
export const isFile = isOneOf('picture', 'slot', 'pictures', 'cv');

/** The fields of a creation as those of a change: absent fields stay unchanged. */
export const asChanges = (fields: readonly Field[]): Field[] =>
  fields.map((field) =>
    field.presence === 'required' ? { ...field, presence: 'keeps' as const } : field,
  );
