import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * `foreign`: no PDF at all; `locked`: it asks for a password; `damaged`: it begins like a PDF but
 * is cut off, cannot be opened or has no page.
 */
export type PdfVerdict = 'sound' | 'foreign' | 'locked' | 'damaged';

export type PdfBytes = Uint8Array<ArrayBuffer>;

/** What the thread says first: from then on, whatever ends it is the file's doing. */
export const LOADED = 'loaded';

const THREAD = join(__dirname, 'open-pdf.thread.js');

/** Where readers look for the mark: some programs write a few bytes before it. */
const HEAD_BYTES = 1_024;
/** Where the address of the table of objects stands; readers allow for a few bytes after it. */
const TAIL_BYTES = 2_048;

const HEAP_MB = 384;
/** How far the process may grow while a file is open: what is inflated does not lie in the heap. */
const GROWTH_BYTES = 300e6;
const WATCH_MS = 50;

/** Judges a file by its content. Costs a file that is built to swell no more than itself. */
export async function checkPdf(path: string): Promise<PdfVerdict> {
  const bytes = await readFile(path);
  if (!bytes.subarray(0, HEAD_BYTES).includes('%PDF-')) return 'foreign';
  if (!bytes.subarray(-TAIL_BYTES).includes('startxref')) return 'damaged';
  return openInThread(new Uint8Array(bytes));
}

function openInThread(bytes: PdfBytes): Promise<PdfVerdict> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, {
      workerData: bytes,
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    let loaded = false;
    const atStart = process.memoryUsage.rss();
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - atStart > GROWTH_BYTES) end('damaged');
    }, WATCH_MS);
    const end = (verdict: PdfVerdict) => {
      clearInterval(watch);
      resolve(verdict);
      void thread.terminate();
    };
    const fail = (error: Error) => {
      if (loaded) return end('damaged');
      clearInterval(watch);
      reject(error);
    };
    thread.on('message', (said: PdfVerdict | typeof LOADED) => {
      if (said === LOADED) loaded = true;
      else end(said);
    });
    // Among them the end of its heap.
    thread.once('error', fail);
    thread.once('exit', () => fail(new Error('The thread that opens PDFs has ended.')));
  });
}
