import type { Environment } from './collection';
import { next, type KeyRange } from './keys';

/** Entries of a new block, and the maximum before it is split. */
const USUAL = 128;
const MOST = 2 * USUAL;

/** A run of consecutive index entries. */
interface Block {
  /** Lower bound of the block's entries, and upper bound of the entries before it. */
  start: Buffer;
  count: number;
}

/**
 * Order statistics of an index, which LMDB lacks: the number of entries below any key. Stores one
 * key and count per block, so that counting and skipping have the same cost for any number of
 * entries. In memory only; updated by every write.
 */
export class OrderStatistics {
  private readonly blocks: Block[];

  /** @param whole range of the index */
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

  /** Records an added (1) or removed (-1) entry. */
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

  /** The rest of a range after skipping entries at its start, or at its end if `reverse`. */
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

  /** The last block that starts at or before the key. */
  private blockOf(key: Buffer): number {
    let [low, high] = [0, this.blocks.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (Buffer.compare(this.blocks[middle]!.start, key) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Number of entries below a key. */
  private rank(key: Buffer): number {
    const at = this.blockOf(key);
    const { start } = this.blocks[at]!;
    let below = 0;
    for (let i = 0; i < at; i++) below += this.blocks[i]!.count;
    const isAbove = Buffer.compare(start, key) < 0;
    return below + (isAbove ? this.environment.getKeysCount({ start, end: key }) : 0);
  }
}
