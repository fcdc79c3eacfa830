import { getResolvedPDFJS } from 'unpdf';
import { parentPort, workerData } from 'node:worker_threads';
import { LOADED, type PdfBytes, type PdfVerdict } from './check-pdf';

/** pdf.js reads the structure only: it runs no script, loads nothing, and draws no letter. */
const OPTIONS = {
  isEvalSupported: false,
  enableXfa: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  useWasm: false,
  stopAtErrors: true,
  verbosity: 0,
} as const;

function verdictOf(error: unknown): PdfVerdict {
  const { name, message } = error as Error;
  // The second is a protection by certificates or by a method of its maker's own.
  return name === 'PasswordException' || /encrypt/i.test(message) ? 'locked' : 'damaged';
}

async function open(data: PdfBytes): Promise<PdfVerdict> {
  const { getDocument } = await getResolvedPDFJS();
  parentPort?.postMessage(LOADED);
  try {
    const document = await getDocument({ data, ...OPTIONS }).promise;
    // Opening has looked at the last page; without a first one there is none to look at.
    await document.getPage(1);
    return 'sound';
  } catch (error) {
    return verdictOf(error);
  }
}

void open(workerData as PdfBytes).then((verdict) => parentPort?.postMessage(verdict));
