import type { Connection } from 'mongoose';

/** The newest schema that this program knows. */
export const SCHEMA_VERSION = 1;

/** The version of the schema that a database has; null where nothing says so. */
export async function readSchemaVersion(connection: Connection): Promise<number | null> {
  const states = connection.collection<{ _id: string; version: number }>('schema_state');
  return (await states.findOne({ _id: 'schema' }))?.version ?? null;
}
