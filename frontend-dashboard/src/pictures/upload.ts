import type { Image } from '@manjara/contracts';
import { promise as queueOf } from 'fastq';
import { api } from '../api/client';
import { gotNoAnswer, statusOf } from '../api/failure';
import { createStore } from '../browser/store';
import { MAX_PICTURE_BYTES } from './picture-limits';
import { PictureRejected } from './picture-problem';
import { preparePicture } from './prepare-picture';

const AT_A_TIME = 3;
/** Delays before retries in milliseconds. */
const RETRY_DELAYS = [1000, 3000, 9000];
/** Too many requests, or a starting or busy server. */
const TRANSIENT: readonly (number | undefined)[] = [429, 502, 503, 504];

export type UploadState =
  | { step: 'idle' }
  | { step: 'waiting' }
  /** `sent`: 0 to 1; at 1 the server processes the picture. */
  | { step: 'sending'; sent: number }
  | { step: 'failed'; error: unknown }
  | { step: 'stored'; image: Image };

const queue = queueOf((work: () => Promise<Image>) => work(), AT_A_TIME);

/** The upload of a picked picture: prepares and sends it, and retries transient failures. */
export class Upload {
  /** Once it is prepared, and if the browser can decode the picture. */
  thumbnail: Blob | undefined;
  #running: AbortController | null = null;
  readonly state = createStore<UploadState>({ step: 'idle' });
  /** Idempotency key, also used for retries: the server returns the same picture. */
  readonly #key = crypto.getRandomValues(new Uint32Array(4)).join('-');

  constructor(readonly file: File) {}

  /** Starts the upload, also after a failure; does nothing if it is running or stored. */
  start(): void {
    if (this.#running || this.state.get().step === 'stored') return;
    const running = (this.#running = new AbortController());
    const set = (state: UploadState) => {
      if (this.#running === running) this.state.set(state);
    };
    const end = (state: UploadState) => {
      if (this.#running !== running) return;
      this.#running = null;
      this.state.set(state);
    };
    set({ step: 'waiting' });
    queue
      .push(() => this.#send(running.signal, set))
      .then(
        (image) => end({ step: 'stored', image }),
        (error: unknown) => end({ step: 'failed', error }),
      );
  }

  /** Cancels the upload; it can be started again. */
  stop(): void {
    if (!this.#running) return;
    this.#running.abort();
    this.#running = null;
    this.state.set({ step: 'idle' });
  }

  /** Resolves to the final state: stored, failed, or idle after a cancellation. */
  settled(): Promise<UploadState> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.#running) return;
        stop();
        resolve(this.state.get());
      };
      const stop = this.state.subscribe(check);
      check();
    });
  }

  async #send(signal: AbortSignal, set: (state: UploadState) => void): Promise<Image> {
    signal.throwIfAborted();
    const { file, thumbnail } = await preparePicture(this.file);
    this.thumbnail = thumbnail;
    if (file.size > MAX_PICTURE_BYTES) throw new PictureRejected('tooLarge');
    const onProgress = (sent: number) => set({ step: 'sending', sent });
    for (let attempt = 0; ; attempt++) {
      signal.throwIfAborted();
      onProgress(0);
      try {
        return await this.#post(file, signal, onProgress);
      } catch (error) {
        const delay = RETRY_DELAYS[attempt];
        if (delay === undefined || !isTransient(error)) throw error;
        await wait(delay, signal);
      }
    }
  }

  async #post(file: File, signal: AbortSignal, onProgress: (sent: number) => void): Promise<Image> {
    const body = new FormData();
    body.append('image', file);
    const { data } = await api.post<Image>('/pictures', body, {
      signal,
      headers: { 'Idempotency-Key': this.#key },
      onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
    });
    return data;
  }
}

/** Offline, do not retry: the preview restarts the upload when the connection is back. */
const isTransient = (error: unknown): boolean =>
  gotNoAnswer(error) ? navigator.onLine : TRANSIENT.includes(statusOf(error));

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
