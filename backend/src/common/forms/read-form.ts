import busboy from 'busboy';
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors/api-error';
import { isNoRoom } from '../errors/to-api-error';
import { FormCollector } from './form-collector';
import { FORM_ERRORS } from './forms.errors';
import type { UploadedFile } from './uploaded-file';

/** What of a form is read as files; every other field is a text. */
export interface FormSpec {
  /** Fields that hold one file. */
  files?: readonly string[];
  /** Fields that hold a list of texts and files, in the order sent, with their largest length. */
  lists?: Readonly<Record<string, number>>;
}

export interface FormLimits {
  /** Megabytes (10^6 bytes) of one file. */
  fileMb: number;
  /** A folder of this request's own. */
  directory: () => Promise<string>;
  /** Milliseconds that the form may take to come; without it, as long as the server lets it. */
  withinMs?: number;
}

export type FormPart = string | UploadedFile;
export type FormFields = Record<string, FormPart | FormPart[]>;

const TEXT_BYTES = 64 * 1024;
const TEXT_PARTS = 200;
const HEADER_PAIRS = 20;

const longestList = ({ lists = {} }: FormSpec) =>
  Object.values(lists).reduce((sum, max) => sum + max, 0);

/**
 * Reads a multipart form to the end. Parts of one field keep their order, also between texts and
 * files, which is what says where a new picture stands among those that stay (design §7.6).
 * @throws ApiError 400, 413 or 415; the rest of the request is then read and dropped
 */
export function readForm(
  request: IncomingMessage,
  spec: FormSpec,
  limits: FormLimits,
): Promise<FormFields> {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) {
    return Promise.reject(new ApiError(FORM_ERRORS.notAForm));
  }
  return new Promise((resolve, reject) => {
    const parser = createParser(request, spec, limits);
    const collector = new FormCollector(spec, limits);
    const writing: Promise<void>[] = [];
    let failed = false;
    const late = limits.withinMs && setTimeout(() => fail(new Error('Too slow.')), limits.withinMs);

    const fail = (error: unknown) => {
      if (failed) return;
      failed = true;
      clearTimeout(late);
      request.unpipe(parser);
      // Ends the file that is being written, which would otherwise wait for its rest.
      parser.destroy();
      // Reading on lets a client that is still sending hear the answer.
      request.resume();
      const isNotTheForms = error instanceof ApiError || isNoRoom(error);
      const reason = isNotTheForms ? error : new ApiError(FORM_ERRORS.broken, { cause: error });
      void collector.settled().then(() => reject(reason));
    };

    parser.on('field', (name, value, info) => {
      if (info.valueTruncated || info.nameTruncated) fail(new ApiError(FORM_ERRORS.textTooLong));
      else collector.addText(name, value);
    });
    parser.on('file', (name, stream, info) => {
      // A part that is cut off ends its stream with an error, which the parser reports as well.
      stream.on('error', fail);
      if (failed) {
        stream.resume();
        return;
      }
      const written = collector.addFile(name, stream, info.filename);
      written.catch(fail);
      writing.push(written);
    });
    parser.on('partsLimit', () => fail(new ApiError(FORM_ERRORS.tooManyParts)));
    parser.on('fieldsLimit', () => fail(new ApiError(FORM_ERRORS.tooManyParts)));
    parser.on('filesLimit', () => fail(collector.tooManyFiles()));
    parser.on('error', fail);
    const gone = () => fail(new Error('The client went away.'));
    request.on('aborted', gone);
    parser.on('close', () => {
      if (failed) return;
      clearTimeout(late);
      // The end of the form may be seen before a file's refusal is heard.
      Promise.all(writing)
        .then(() => collector.result())
        .then(resolve, fail);
    });
    // Somebody who left while it was decided who he is will not be heard of again.
    if (request.destroyed) gone();
    else request.pipe(parser);
  });
}

function createParser(request: IncomingMessage, spec: FormSpec, { fileMb }: FormLimits) {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 100,
        fieldSize: TEXT_BYTES,
        fields: TEXT_PARTS + longestList(spec),
        // One more than may come: the list that is too long is told by name.
        files: (spec.files?.length ?? 0) + longestList(spec) + 1,
        // A file that reaches the parser's limit counts there as over it.
        fileSize: Math.floor(fileMb * 1e6) + 1,
        headerPairs: HEADER_PAIRS,
      },
    });
  } catch (error) {
    throw new ApiError(FORM_ERRORS.broken, { cause: error });
  }
}
