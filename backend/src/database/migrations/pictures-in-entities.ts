import type { Connection, Types } from 'mongoose';

/** Where an entity keeps a picture: at a path, or at one within each element of a list. */
interface Place {
  collection: string;
  list?: string;
  path: string;
}

/** All places of versions 1 to 4. */
const PLACES: readonly Place[] = [
  { collection: 'projects', path: 'image' },
  { collection: 'projects', list: 'secondaryImages', path: '' },
  { collection: 'products', path: 'image' },
  { collection: 'reviews', path: 'image' },
  { collection: 'partners', path: 'image' },
  { collection: 'values', path: 'image' },
  { collection: 'admins', path: 'image' },
  { collection: 'home_content', path: 'hero.picture' },
  { collection: 'home_content', list: 'about', path: 'picture' },
  { collection: 'about_content', list: 'images', path: 'picture' },
];

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('.');

/** Sets fields of a picture wherever an entity keeps it; what is not named stays. */
export async function setInEntities(
  connection: Connection,
  file: Types.ObjectId,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const { collection, list, path } of PLACES) {
    const picture = join(list, list && '$[found]', path);
    const set = Object.entries(fields).map(([field, value]) => [join(picture, field), value]);
    await connection
      .collection(collection)
      .updateMany(
        { [join(list, path, 'file')]: file },
        { $set: Object.fromEntries(set) },
        list ? { arrayFilters: [{ [join('found', path, 'file')]: file }] } : {},
      );
  }
}
