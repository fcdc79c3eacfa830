import type { Environment } from '../collection';
import { recordIdOf, type KeyRange, type RecordId } from '../keys';
import type { RecordSet } from './record-set';

/** Entries of a block when it is made, and those with which it is parted. */
const USUAL = 128;
const MOST = 2 * USUAL;

/** Neighbours in an index. */
interface Block {
  /** No entry of the block is below, and none of the block before is above. */
  start: Buffer;
  count: number;
  /** Forgotten with every change, and read again when somebody asks. */
  records?: Uint32Array;
}

/**
 * How many entries an index has up to any key: the order statistics that LMDB does not keep. It
 * holds a key and a number for some hundred entries, so that counting and skipping cost the same
 * however many entries they are about, and, once asked for, the records in their order.
 */
export class IndexOrder {
  private readonly blocks: Block[];
  private hasLarge = false;

  /** @param whole the range of all entries of the index */
  constructor(
    private readonly environment: Environment,
    private readonly whole: KeyRange,
  ) {
    this.blocks = [{ start: whole.start, count: 0 }];
    for (const key of environment.getKeys(whole)) {
      const last = this.blocks.at(-1)!;
      if (last.count < USUAL) last.count++;
      else this.blocks.push({ start: key, count: 1 });
    }
  }

  /** Takes note of an entry that has come (1) or gone (-1). */
  changed(key: Buffer, by: 1 | -1): void {
    const block = this.blocks[this.blockOf(key)]!;
    block.count += by;
    block.records = undefined;
    this.hasLarge ||= block.count > MOST;
  }

  count({ start, end }: KeyRange): number {
    this.partLarge();
    return this.rank(end) - this.rank(start);
  }

  /**
   * Where to begin reading so that few entries are stepped over.
   * @returns the range that is left, and how many of its entries are still to be skipped
   */
  skip({ start, end }: KeyRange, skip: number, reverse: boolean): KeyRange & { offset: number } {
    this.partLarge();
    const [first, last] = [this.rank(start), this.rank(end)];
    if (skip >= last - first) return { start: end, end, offset: 0 };
    let at = 0;
    let below = 0;
    const wanted = reverse ? last - 1 - skip : first + skip;
    while (below + this.blocks[at]!.count <= wanted) below += this.blocks[at++]!.count;
    const block = this.blocks[at]!;
    if (!reverse) {
      return below < first
        ? { start, end, offset: skip }
        : { start: block.start, end, offset: wanted - below };
    }
    const above = below + block.count;
    return above > last
      ? { start, end, offset: skip }
      : { start, end: this.endOf(at), offset: above - 1 - wanted };
  }

  /** Puts the records of a range into a set. */
  collect({ start, end }: KeyRange, into: RecordSet): void {
    this.partLarge();
    const last = this.blockOf(end);
    for (let at = this.blockOf(start); at <= last; at++) {
      const block = this.blocks[at]!;
      const upTo = (key: Buffer) => this.entries({ start: block.start, end: key });
      const from = Buffer.compare(block.start, start) < 0 ? upTo(start) : 0;
      const to = at === last ? upTo(end) : block.count;
      if (to > from) into.addAll(this.recordsOf(at), from, to);
    }
  }

  /** The records of a set in the order of the index, `count` of them behind the first `skip`. */
  select(set: RecordSet, reverse: boolean, skip: number, count: number): RecordId[] {
    const end = Math.min(set.size, skip + count);
    if (end <= skip) return [];
    const behind = set.size - end;
    // From the end that is nearer.
    return behind < skip
      ? this.walk(set, !reverse, behind, end - skip).reverse()
      : this.walk(set, reverse, skip, end - skip);
  }

  private walk(set: RecordSet, reverse: boolean, skip: number, count: number): RecordId[] {
    this.partLarge();
    const found: RecordId[] = [];
    let passed = 0;
    const { length } = this.blocks;
    for (let n = 0; n < length && found.length < count; n++) {
      const records = this.recordsOf(reverse ? length - 1 - n : n);
      for (let i = 0; i < records.length && found.length < count; i++) {
        const id = records[reverse ? records.length - 1 - i : i]!;
        if (set.has(id) && passed++ >= skip) found.push(id);
      }
    }
    return found;
  }

  /** The last block that begins at the key or before. */
  private blockOf(key: Buffer): number {
    let [low, high] = [0, this.blocks.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (Buffer.compare(this.blocks[middle]!.start, key) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private endOf(at: number): Buffer {
    return this.blocks[at + 1]?.start ?? this.whole.end;
  }

  private entries(range: KeyRange): number {
    return Buffer.compare(range.start, range.end) < 0 ? this.environment.getKeysCount(range) : 0;
  }

  /** How many entries are below a key. */
  private rank(key: Buffer): number {
    const at = this.blockOf(key);
    let below = 0;
    for (let i = 0; i < at; i++) below += this.blocks[i]!.count;
    return below + this.entries({ start: this.blocks[at]!.start, end: key });
  }

  private recordsOf(at: number): Uint32Array {
    const block = this.blocks[at]!;
    if (!block.records) {
      const entries = this.environment.getRange({ start: block.start, end: this.endOf(at) });
      block.records = Uint32Array.from([...entries], ({ value }) => recordIdOf(value));
    }
    return block.records;
  }

  /** Parts blocks that have grown; not while a write is half done, whose entries would count twice. */
  private partLarge(): void {
    if (!this.hasLarge) return;
    this.hasLarge = false;
    for (let at = this.blocks.length - 1; at >= 0; at--) {
      const block = this.blocks[at]!;
      if (block.count <= MOST) continue;
      const keys = [...this.environment.getKeys({ start: block.start, end: this.endOf(at) })];
      const parts: Block[] = [];
      for (let from = 0; from < keys.length; from += USUAL) {
        const count = Math.min(USUAL, keys.length - from);
        parts.push({ start: from ? keys[from]! : block.start, count });
      }
      this.blocks.splice(at, 1, ...parts);
    }
  }
}
