import type { Connection } from 'mongoose';
import type { Migration } from './migration';

const TEXTS = { old: 'siteTexts', now: 'site_texts' };
/** Without the id they could not serve the sorted list, and others took their place. */
const UNUSED_INDEXES = ['search.en_1', 'search.ar_1'];

async function moveTexts(connection: Connection): Promise<void> {
  const old = connection.collection<{ _id: string }>(TEXTS.old);
  const now = connection.collection<{ _id: string }>(TEXTS.now);
  for await (const { _id, ...texts } of old.find()) {
    // What has been saved under the new name since is newer.
    await now.updateOne({ _id }, { $setOnInsert: texts }, { upsert: true });
  }
  await old.drop();
}

async function dropUnusedIndexes(connection: Connection): Promise<void> {
  const projects = connection.collection('projects');
  const names = (await projects.indexes()).map(({ name }) => name);
  for (const name of UNUSED_INDEXES) if (names.includes(name)) await projects.dropIndex(name);
}

/** Within the first version, one collection changed its name, and two indexes their fields. */
export const earlyNames: Migration = {
  version: 2,
  name: 'early-names',
  sentence: 'the texts of the contact and join pages go where they are looked for',
  async up({ connection }) {
    const collections = (await connection.listCollections()).map(({ name }) => name);
    if (collections.includes(TEXTS.old)) await moveTexts(connection);
    if (collections.includes('projects')) await dropUnusedIndexes(connection);
  },
};
