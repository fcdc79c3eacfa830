import type { FileMetadata } from '../../../src/storage/file.schema';
import type { TestApp } from '../../support/test-app';

/**
 * Ignored collections: sign-ins add sessions, variants are rendered in the background, and the
 * content revision may change.
 */
const OF_NO_ENTITY = /^(sessions|processes|content_revisions|variants\..*|system\..*)$/;

/** All stored entities and files, to compare before and after. */
export async function stored({
  connection,
}: Pick<TestApp, 'connection'>): Promise<Record<string, unknown[]>> {
  const { db } = connection;
  if (!db) throw new Error('The database is not connected.');
  const names = (await db.listCollections({}, { nameOnly: true }).toArray())
    .map(({ name }) => name)
    .filter((name) => !OF_NO_ENTITY.test(name))
    .sort();
  const contents = await Promise.all(
    names.map(async (name) => {
      // Of chunks only the existence is compared.
      const projection = name === 'fs.chunks' ? { data: 0 } : {};
      const found = await db.collection(name).find({}, { projection }).sort({ _id: 1 }).toArray();
      // Touching a picture is not a change.
      for (const { metadata } of name === 'fs.files' ? found : []) {
        delete (metadata as Partial<FileMetadata>).touchedAt;
      }
      return [name, found] as const;
    }),
  );
  return Object.fromEntries(contents);
}
