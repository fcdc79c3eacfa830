import mongoose, { type Connection, mongo } from 'mongoose';

/** Longer than the election of a new primary takes. */
export const SERVER_SELECTION_MS = 15_000;

/** Runs `work` on a database of any schema version, with the driver only. */
export async function withDatabase<T>(uri: string, work: (db: mongo.Db) => Promise<T>): Promise<T> {
  const client = await mongo.MongoClient.connect(uri, {
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    // No timeout: dropping or indexing a large collection is a single long-running command.
    socketTimeoutMS: 0,
  });
  try {
    return await work(client.db());
  } finally {
    await client.close();
  }
}

/** The driver's database behind an open connection. */
export function databaseOf({ db }: Connection): mongo.Db {
  if (!db) throw new mongo.MongoNotConnectedError('The database is not connected.');
  return db;
}

/** Closes connections after a failed startup, when there is no application to close them. */
export const closeConnections = (): Promise<void> => mongoose.disconnect();
