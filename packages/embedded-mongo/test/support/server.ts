import { MongoClient, type Collection, type Db, type Document, type ObjectId } from 'mongodb';

import { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from '../../src';

/** A document whose id need not be an ObjectId. */
export interface TestDocument extends Document {
  _id?: string | number | ObjectId;
}

export interface TestServer {
  server: EmbeddedMongo;
  client: MongoClient;
  db: Db;
  /** A new collection. */
  collection(documents?: TestDocument[]): Promise<Collection<TestDocument>>;
}

/** One server per test file, in a temporary folder. */
export function useServer(options: EmbeddedMongoOptions = {}): TestServer {
  const test = {} as TestServer;
  let count = 0;
  beforeAll(async () => {
    test.server = await startEmbeddedMongo({ sync: false, ...options });
    test.client = await MongoClient.connect(test.server.uri);
    test.db = test.client.db('test');
    test.collection = async (documents = []) => {
      const collection = test.db.collection<TestDocument>(`c${++count}`);
      if (documents.length) await collection.insertMany(documents.map((d) => ({ ...d })));
      return collection;
    };
  });
  afterAll(async () => {
    await test.client?.close();
    await test.server?.close();
  });
  return test;
}

export async function withClient<T>(
  uri: string,
  use: (client: MongoClient) => Promise<T>,
): Promise<T> {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 5000 });
  try {
    return await use(client);
  } finally {
    await client.close(true);
  }
}

export async function errorOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => {
      throw new Error('the operation was expected to fail');
    },
    (reason: { code?: number; codeName?: string; message: string }) => reason,
  );
  if (error.code === undefined) throw error;
  return error;
}

export async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('the condition did not come to hold');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
