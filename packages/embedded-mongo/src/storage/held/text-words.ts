import type { RecordId } from '../keys';
import { RecordSet } from './record-set';

const FIRST_ROOM = 4;

/** Records in no order. */
class Records {
  private ids = new Uint32Array(FIRST_ROOM);
  length = 0;

  add(id: RecordId): void {
    if (this.length === this.ids.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.ids);
      this.ids = larger;
    }
    this.ids[this.length++] = id;
  }

  remove(id: RecordId): void {
    const at = this.ids.indexOf(id);
    if (at >= 0 && at < this.length) this.ids[at] = this.ids[--this.length]!;
  }

  addTo(set: RecordSet): void {
    set.addAll(this.ids, 0, this.length);
  }
}

const wordsOf = (text: string): Set<string> => new Set(text.split(' '));

/**
 * The texts of one field by their words, so that those with a given part are found without looking
 * at all: a part without a blank lies within a word, and there are far fewer words than texts.
 */
export class TextWords {
  /** By the record's id; there are hardly any gaps. */
  private readonly texts: (string | undefined)[] = [];
  private readonly records = new Map<string, Records>();

  add(id: RecordId, text: string): void {
    this.texts[id] = text;
    for (const word of wordsOf(text)) {
      let known = this.records.get(word);
      if (!known) this.records.set(word, (known = new Records()));
      known.add(id);
    }
  }

  remove(id: RecordId): void {
    const text = this.texts[id];
    if (text === undefined) return;
    this.texts[id] = undefined;
    for (const word of wordsOf(text)) {
      const known = this.records.get(word)!;
      known.remove(id);
      if (known.length === 0) this.records.delete(word);
    }
  }

  /**
   * Those whose text contains the part.
   * @param last the highest id that a record has
   */
  containing(part: string, last: RecordId): RecordSet {
    const pieces = [...wordsOf(part)];
    const [first, ...others] = pieces.map((piece) => this.withPiece(piece, last));
    for (const other of others) first!.intersect(other);
    // A part without a blank is its only piece.
    if (pieces[0] === part) return first!;
    const exact = new RecordSet(last);
    exact.addAll(first!.ids().filter((id) => this.texts[id]!.includes(part)));
    return exact;
  }

  private withPiece(piece: string, last: RecordId): RecordSet {
    const set = new RecordSet(last);
    for (const [word, records] of this.records) if (word.includes(piece)) records.addTo(set);
    return set;
  }
}
