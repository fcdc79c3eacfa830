import type { mongo } from 'mongoose';
import { LEASE_MS } from './lease';

export const PROCESS_COLLECTION = 'processes';

/** A process that uses the database; `expires` is set by that process's clock. */
interface RunningProcess {
  _id: string;
  expires: Date;
}

const processesOf = (db: mongo.Db) => db.collection<RunningProcess>(PROCESS_COLLECTION);

/** Takes or renews the lease of a process; to be called again within LEASE_MS. */
export async function renewProcess(db: mongo.Db, _id: string): Promise<void> {
  const expires = new Date(Date.now() + LEASE_MS);
  await processesOf(db).updateOne({ _id }, { $set: { expires } }, { upsert: true });
}

export async function endProcess(db: mongo.Db, _id: string): Promise<void> {
  await processesOf(db).deleteOne({ _id });
}

/** Removes the expired leases of killed processes. */
export async function forgetEndedProcesses(db: mongo.Db): Promise<void> {
  await processesOf(db).deleteMany({ expires: { $lt: new Date() } });
}

export async function isInUse(db: mongo.Db): Promise<boolean> {
  return (await processesOf(db).findOne({ expires: { $gt: new Date() } })) !== null;
}
