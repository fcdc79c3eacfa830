import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { REVISION_COLLECTION } from './content-revision';
import { databaseOf } from './database-of';
import { AS_STORED, type RawDocument } from './document-lines';
import { isOfRestore } from './restore-state';
import { SchemaStates } from './schema-state';

/** An index as the database lists it, with its options. */
export type IndexDescription = mongo.Document & { name: string; key: mongo.Document };

export interface StoredCollection {
  name: string;
  /** But that of the ids, which every collection has. */
  indexes: IndexDescription[];
}

/** All that the database holds, as it is stored, whatever the modules make of it. */
@Injectable()
export class StoredDocuments {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Null for an empty database. */
  async schemaVersion(): Promise<number | null> {
    return (await new SchemaStates(this.connection).read())?.version ?? null;
  }

  /** Sorted by name; without what a restore has there. */
  async collections(): Promise<StoredCollection[]> {
    const found = await this.db.listCollections({}, { nameOnly: true }).toArray();
    const names = found
      .filter(({ name, type }) => type === 'collection' && !isForeign(name))
      .map(({ name }) => name)
      .sort();
    const collections: StoredCollection[] = [];
    for (const name of names) collections.push({ name, indexes: await this.indexesOf(name) });
    return collections;
  }

  /**
   * In the order of their ids, in which none comes twice though there is writing meanwhile, and
   * without those that are written from now on: who writes without a pause would keep it from ending.
   */
  async *all(name: string): AsyncGenerator<RawDocument> {
    const collection = this.db.collection(name);
    const newest = await collection.findOne({}, { sort: { _id: -1 }, projection: { _id: 1 } });
    if (!newest) return;
    // Not greater, rather than less or equal: that would leave out ids of another type.
    const filter = { _id: { $not: { $gt: newest._id } } } as mongo.Filter<RawDocument>;
    yield* collection.find(filter, AS_STORED).sort({ _id: 1 });
  }

  async find(collection: string, id: unknown): Promise<RawDocument | undefined> {
    const filter = { _id: id } as mongo.Filter<RawDocument>;
    return (await this.db.collection(collection).findOne(filter, AS_STORED)) ?? undefined;
  }

  private async indexesOf(name: string): Promise<IndexDescription[]> {
    const indexes = await this.db.collection(name).indexes();
    return indexes
      .filter((index) => index.name !== '_id_')
      .map(({ v: _version, ns: _ns, ...index }) => index as IndexDescription);
  }

  private get db(): mongo.Db {
    return databaseOf(this.connection);
  }
}

/** What the database server keeps for itself, a restore that is on its way, and the word of changes. */
const isForeign = (name: string) =>
  name.startsWith('system.') || isOfRestore(name) || name === REVISION_COLLECTION;
