import { type Connection, mongo } from 'mongoose';

/** The driver's database behind a connection that is open. */
export function databaseOf({ db }: Connection): mongo.Db {
  if (!db) throw new mongo.MongoNotConnectedError('The database is not connected.');
  return db;
}
