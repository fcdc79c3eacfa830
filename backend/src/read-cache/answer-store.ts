import { promise as queueOf } from 'fastq';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CompressedForm, KeptAnswer } from './kept-answer';

const BYTES_PER_MB = 1_000_000;
/** No single answer may take more of the memory than this part, unless told otherwise. */
const LARGEST_PART = 1 / 2;
const ID = /[0-9a-f]{24}/;
/** Costs milliseconds, in another thread, and leaves little on the table. */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const compress = (form: CompressedForm, body: Buffer): Promise<Buffer> =>
  form === 'gzip'
    ? gz(body)
    : brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });

interface Compression {
  key: string;
  answer: KeptAnswer;
  form: CompressedForm;
}

/** The answers that are kept, those that were asked for last, within a number of bytes. */
export class AnswerStore {
  /** Of one answer. */
  readonly maxBytes: number;
  private readonly answers: LRUCache<string, KeptAnswer>;
  private readonly queue = queueOf((task: Compression) => this.compress(task), 1);

  /**
   * @param megabytes more than 0
   * @param largestPart what a single answer may take of them
   */
  constructor(megabytes: number, largestPart = LARGEST_PART) {
    const maxSize = Math.ceil(megabytes * BYTES_PER_MB);
    this.maxBytes = Math.ceil(maxSize * largestPart);
    this.answers = new LRUCache({
      maxSize,
      maxEntrySize: this.maxBytes,
      sizeCalculation: ({ size }) => size,
    });
  }

  /** Bytes. */
  get size(): number {
    return this.answers.calculatedSize;
  }

  get(key: string): KeptAnswer | undefined {
    return this.answers.get(key);
  }

  /** Keeps it, unless it is too large. */
  set(key: string, answer: KeptAnswer): void {
    this.answers.set(key, answer);
  }

  delete(key: string): void {
    this.answers.delete(key);
  }

  /** Drops the answers at addresses that name one of these ids. */
  dropNamed(ids: ReadonlySet<string>): void {
    for (const key of [...this.answers.keys()]) {
      const [id = ''] = ID.exec(key) ?? [];
      if (ids.has(id)) this.delete(key);
    }
  }

  /** Drops the answers in which an id stands: those of an entity, and the lists that it is in. */
  dropMentions(id: string): void {
    for (const [key, { identity }] of [...this.answers.entries()]) {
      if (key.includes(id) || identity.body.includes(id)) this.delete(key);
    }
  }

  /** Has a compressed form made, for those who ask after it is. */
  prepare(key: string, answer: KeptAnswer, form: CompressedForm): void {
    answer.expect(form);
    void this.queue.push({ key, answer, form });
  }

  private async compress({ key, answer, form }: Compression): Promise<void> {
    const { body } = answer.identity;
    const made = await compress(form, body);
    // Replaced or dropped meanwhile: nobody will ask for it.
    if (made.length >= body.length || this.answers.peek(key) !== answer) return;
    answer.put(form, made);
    // One that is set over itself would not be measured again.
    this.answers.delete(key);
    this.answers.set(key, answer);
  }
}
