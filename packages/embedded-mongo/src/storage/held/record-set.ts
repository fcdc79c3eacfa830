import type { RecordId } from '../keys';

const WORD_BITS = 5;
const IN_WORD = 31;

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Records of one collection, a bit for each. */
export class RecordSet {
  private readonly words: Uint32Array;
  private counted: number | undefined = 0;

  /** @param last the highest id that there is */
  constructor(readonly last: RecordId) {
    this.words = new Uint32Array((last >>> WORD_BITS) + 1);
  }

  get size(): number {
    if (this.counted === undefined) {
      this.counted = 0;
      for (const word of this.words) this.counted += bitsIn(word);
    }
    return this.counted;
  }

  has(id: RecordId): boolean {
    return ((this.words[id >>> WORD_BITS]! >>> (id & IN_WORD)) & 1) === 1;
  }

  addAll(ids: Uint32Array, from = 0, to = ids.length): void {
    this.counted = undefined;
    for (let i = from; i < to; i++) {
      const id = ids[i]!;
      this.words[id >>> WORD_BITS]! |= 1 << (id & IN_WORD);
    }
  }

  /** Keeps what is in the other one too. */
  intersect(other: RecordSet): void {
    this.counted = undefined;
    for (let i = 0; i < this.words.length; i++) this.words[i]! &= other.words[i]!;
  }

  unite(other: RecordSet): void {
    this.counted = undefined;
    for (let i = 0; i < this.words.length; i++) this.words[i]! |= other.words[i]!;
  }

  /** By their ids, which is the order in which they were inserted. */
  ids(): Uint32Array {
    const ids = new Uint32Array(this.size);
    let found = 0;
    for (let i = 0; i < this.words.length; i++) {
      for (let word = this.words[i]!; word !== 0; word &= word - 1) {
        ids[found++] = (i << WORD_BITS) + IN_WORD - Math.clz32(word & -word);
      }
    }
    return ids;
  }
}
