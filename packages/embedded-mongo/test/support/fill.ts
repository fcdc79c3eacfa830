import { startEmbeddedMongo } from '../../src';
import { withClient } from './server';

/** Fills a folder with indexed documents on more than a few pages. */
export async function fill(path: string): Promise<void> {
  const server = await startEmbeddedMongo({ dir: path, sync: false });
  await withClient(server.uri, async (client) => {
    const collection = client.db('test').collection('kept');
    await collection.createIndex({ n: 1 }, { unique: true });
    await collection.createIndex({ tags: 1 });
    await collection.insertMany(
      Array.from({ length: 500 }, (_, n) => ({
        n,
        tags: [`t${n % 7}`, 'all'],
        pad: 'x'.repeat(999),
      })),
    );
    await collection.insertOne({ n: 1000, pad: 'y'.repeat(100_000) });
  });
  await server.close();
}
