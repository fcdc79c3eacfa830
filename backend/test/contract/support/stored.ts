import type { FileMetadata } from '../../../src/storage/file.schema';
import type { TestApp } from '../../support/test-app';

/**
 * Sessions come with every sign-in; variants are made beside the requests and follow their files; of
 * the content's revision, that it is another one is no harm.
 */
const OF_NO_ENTITY = /^(sessions|processes|content_revisions|variants\..*|system\..*)$/;

/** Everything that the database holds of entities and their files, to compare before and after. */
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
      // Of a chunk it is enough to know that it is there.
      const projection = name === 'fs.chunks' ? { data: 0 } : {};
      const found = await db.collection(name).find({}, { projection }).sort({ _id: 1 }).toArray();
      // That a picture was touched is no harm.
      for (const { metadata } of name === 'fs.files' ? found : []) {
        delete (metadata as Partial<FileMetadata>).touchedAt;
      }
      return [name, found] as const;
    }),
  );
  return Object.fromEntries(contents);
}
