import { leadingText } from '../../bson/key-encoding';
import type { CollectionIndex } from '../collection-index';
import type { Environment } from '../collection';
import { recordIdOf, under, type RecordId } from '../keys';
import { IndexOrder } from './index-order';
import type { RecordSet } from './record-set';
import { TextWords } from './text-words';

/** A page and its count ask for the same one; more would be guesses of what is asked for next. */
const SETS = 4;

/**
 * What is held in memory of the indexes of one collection beside LMDB's pages. It is made when a
 * query first profits by it, kept true by every write, and forgotten when a transaction is undone.
 */
export class IndexMemory {
  private readonly orders = new Map<CollectionIndex, IndexOrder>();
  private readonly words = new Map<CollectionIndex, TextWords>();
  /** The last ones that were asked for since the last write. */
  private readonly sets = new Map<string, RecordSet>();
  /** Counts writes: who has read under another number may have read what is no longer so. */
  version = 0;

  constructor(private readonly environment: Environment) {}

  hasOrder(index: CollectionIndex): boolean {
    return this.orders.has(index);
  }

  orderOf(index: CollectionIndex): IndexOrder {
    let order = this.orders.get(index);
    if (!order) {
      order = new IndexOrder(this.environment, under(index.prefix));
      this.orders.set(index, order);
    }
    return order;
  }

  /** The texts of the first field of an index, which is no array and is kept whole. */
  wordsOf(index: CollectionIndex): TextWords {
    let words = this.words.get(index);
    if (!words) {
      words = new TextWords();
      for (const { key, value } of this.environment.getRange(under(index.prefix))) {
        const text = leadingText(key, index.prefix.length);
        if (text !== undefined) words.add(recordIdOf(value), text);
      }
      this.words.set(index, words);
    }
    return words;
  }

  /** The set of that name, gathered unless it has just been. */
  setOf(name: string, gather: () => RecordSet): RecordSet {
    const set = this.sets.get(name) ?? gather();
    this.sets.delete(name);
    this.sets.set(name, set);
    const [oldest] = this.sets.keys();
    if (this.sets.size > SETS) this.sets.delete(oldest!);
    return set;
  }

  added(index: CollectionIndex, key: Buffer, id: RecordId): void {
    this.written();
    this.orders.get(index)?.changed(key, 1);
    const words = this.words.get(index);
    const text = words && leadingText(key, index.prefix.length);
    if (text !== undefined) words!.add(id, text);
  }

  removed(index: CollectionIndex, key: Buffer, id: RecordId): void {
    this.written();
    this.orders.get(index)?.changed(key, -1);
    this.words.get(index)?.remove(id);
  }

  private written(): void {
    this.version++;
    this.sets.clear();
  }

  forget(index: CollectionIndex): void {
    this.written();
    this.orders.delete(index);
    this.words.delete(index);
  }
}
