import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { databaseOf } from './database-of';
import { AS_STORED, type RawDocument, toLine } from './document-lines';
import { roomIn } from './embedded-room';
import { beginStaging, discardStage, stagedName, swapStaged } from './restore-state';
import type { StoredCollection } from './stored-documents';

const BATCH = 200;

/**
 * A database beside the one that the site uses, in collections of other names, which takes its
 * place at once when it is whole.
 */
@Injectable()
export class StagedDocuments {
  /** Short: it is a part of names, and those have a limit. */
  private readonly token = randomBytes(8).toString('hex');

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Bytes that can be staged; undefined where the database cannot be asked. */
  room(): Promise<number | undefined> {
    return roomIn(this.db);
  }

  /** @returns whether it may: not while another restore does */
  begin(): Promise<boolean> {
    return beginStaging(this.db, this.token);
  }

  async insert(collection: string, documents: RawDocument[]): Promise<void> {
    if (documents.length > 0) await this.staged(collection).insertMany(documents);
  }

  /** Makes the collection if it has no documents. */
  async createIndexes({ name, indexes }: StoredCollection): Promise<void> {
    const staged = stagedName(this.token, name);
    const created = await this.db.listCollections({ name: staged }).hasNext();
    if (!created) await this.db.createCollection(staged);
    if (indexes.length > 0) await this.staged(name).createIndexes(indexes);
  }

  count(collection: string): Promise<number> {
    return this.staged(collection).countDocuments();
  }

  /** How many documents of the site's collection are not staged, or are staged with other content. */
  async countOthers(collection: string): Promise<number> {
    let others = 0;
    let batch: RawDocument[] = [];
    for await (const document of this.db.collection(collection).find({}, AS_STORED)) {
      if (batch.push(document) < BATCH) continue;
      others += await this.othersAmong(collection, batch);
      batch = [];
    }
    return others + (await this.othersAmong(collection, batch));
  }

  /**
   * Puts what is staged in the place of the site's collections.
   * @returns whether it did: not when another program has opened the database meanwhile
   */
  swap(names: string[]): Promise<boolean> {
    return swapStaged(this.db, this.token, names);
  }

  /** Removes what is staged, unless it is about to take its place. */
  discard(): Promise<void> {
    return discardStage(this.db, this.token);
  }

  private async othersAmong(collection: string, documents: RawDocument[]): Promise<number> {
    const ids = documents.map(({ _id }) => _id as unknown);
    const filter = { _id: { $in: ids } } as mongo.Filter<RawDocument>;
    const found = await this.staged(collection).find(filter, AS_STORED).toArray();
    const known = new Set(found.map(toLine));
    return documents.filter((document) => !known.has(toLine(document))).length;
  }

  private staged(collection: string) {
    return this.db.collection(stagedName(this.token, collection));
  }

  private get db(): mongo.Db {
    return databaseOf(this.connection);
  }
}
