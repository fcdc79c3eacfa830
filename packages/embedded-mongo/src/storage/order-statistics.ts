import type { Environment } from './collection';
import type { KeyRange } from './keys';

/** Entries of a block when it is made, and those with which it is split. */
const USUAL = 128;
const MOST = 2 * USUAL;

/** Neighbours in an index. */
interface Block {
  /** No entry of the block is below, and none of the block before is above. */
  start: Buffer;
  count: number;
}

/**
 * How many entries an index has up to any key: the order statistics that LMDB does not keep. It
 * holds a key and a number for some hundred entries, so that counting and skipping cost the same
 * however many entries they are about. Held in memory, kept true by every write, never stored.
 */
export class OrderStatistics {
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

  /** Takes note of an entry that was added (1) or removed (-1). */
  changed(key: Buffer, by: 1 | -1): void {
    const block = this.blocks[this.blockOf(key)]!;
    block.count += by;
    this.hasLarge ||= block.count > MOST;
  }

  count({ start, end }: KeyRange): number {
    this.splitLarge();
    return this.rank(end) - this.rank(start);
  }

  /**
   * Where to begin reading so that few entries are stepped over.
   * @returns the range that is left, and how many of its entries are still to be skipped
   */
  skip({ start, end }: KeyRange, skip: number, reverse: boolean): KeyRange & { offset: number } {
    this.splitLarge();
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

  /** How many entries are below a key. */
  private rank(key: Buffer): number {
    const at = this.blockOf(key);
    const { start } = this.blocks[at]!;
    let below = 0;
    for (let i = 0; i < at; i++) below += this.blocks[i]!.count;
    const isAbove = Buffer.compare(start, key) < 0;
    return below + (isAbove ? this.environment.getKeysCount({ start, end: key }) : 0);
  }

  /** Not while a write is half done, whose entries would count twice. */
  private splitLarge(): void {
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
