import type { Environment } from './collection';
import { next, type KeyRange } from './keys';

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

  /** @param whole the range of all entries of the index */
  constructor(
    private readonly environment: Environment,
    whole: KeyRange,
  ) {
    this.blocks = [{ start: whole.start, count: 0 }];
    for (const key of environment.getKeys(whole)) {
      const last = this.blocks.at(-1)!;
      if (last.count < USUAL) last.count++;
      else this.blocks.push({ start: key, count: 1 });
    }
  }

  /** Takes note of an entry that was just added (1) or removed (-1). */
  changed(key: Buffer, by: 1 | -1): void {
    const at = this.blockOf(key);
    const block = this.blocks[at]!;
    block.count += by;
    if (block.count <= MOST) return;
    this.blocks.splice(at + 1, 0, { start: this.keyIn(block, USUAL), count: block.count - USUAL });
    block.count = USUAL;
  }

  count({ start, end }: KeyRange): number {
    return this.rank(end) - this.rank(start);
  }

  /** What is left of a range when so many entries at its beginning, or its end, are skipped. */
  skip({ start, end }: KeyRange, skip: number, reverse: boolean): KeyRange {
    const [first, last] = [this.rank(start), this.rank(end)];
    if (skip >= last - first) return { start: end, end };
    let at = 0;
    let offset = reverse ? last - 1 - skip : first + skip;
    while (offset >= this.blocks[at]!.count) offset -= this.blocks[at++]!.count;
    const key = this.keyIn(this.blocks[at]!, offset);
    return reverse ? { start, end: next(key) } : { start: key, end };
  }

  private keyIn({ start }: Block, offset: number): Buffer {
    const [key] = this.environment.getKeys({ start, offset, limit: 1 });
    return key!;
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

  /** How many entries are below a key. */
  private rank(key: Buffer): number {
    const at = this.blockOf(key);
    const { start } = this.blocks[at]!;
    let below = 0;
    for (let i = 0; i < at; i++) below += this.blocks[i]!.count;
    const isAbove = Buffer.compare(start, key) < 0;
    return below + (isAbove ? this.environment.getKeysCount({ start, end: key }) : 0);
  }
}
