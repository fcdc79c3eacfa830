import { promise as queueOf } from 'fastq';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CompressedForm, KeptAnswer } from './kept-answer';

const BYTES_PER_MB = 1_000_000;
/** No single answer may take more of the memory than this part. */
const LARGEST_PART = 1 / 2;
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

  /** @param megabytes more than 0 */
  constructor(megabytes: number) {
    const maxSize = Math.ceil(megabytes * BYTES_PER_MB);
    this.maxBytes = Math.ceil(maxSize * LARGEST_PART);
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
    this.answers.set(key, answer);
  }
}
