import type { Request } from 'express';
import multer from 'multer';
import { ApiError } from '../errors/api-error';
import { FORM_ERRORS, toFormError, tooManyFiles } from './forms.errors';
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
  /** Milliseconds that the form may take to arrive; without it, as long as the server allows. */
  withinMs?: number;
}

export type FormPart = string | UploadedFile;
export type FormFields = Record<string, FormPart | FormPart[]>;

interface ReceivedFile extends Express.Multer.File {
  /** How many texts of the same field came before it. */
  textsBefore?: number;
}

type MulterBody = Record<string, unknown>;

/** Of the text parts, besides those of lists. */
const TEXT_LIMITS = { bytes: 64 * 1024, parts: 200, headerPairs: 20 };
/** The URL of a picture, its focal point, and its description in two languages. */
const TEXTS_OF_FILE = 4;
/** Of names like `images[3]`, which multer stores as nested lists. */
const NAME_LIMITS = { fieldNestingDepth: 1, fieldArrayIndexLimit: 99 };

/** How many parts each field that takes files may have. */
const partLimits = ({ files = [], lists = {} }: FormSpec): Map<string, number> =>
  new Map([...files.map((name): [string, number] => [name, 1]), ...Object.entries(lists)]);

/**
 * Reads a multipart form to its end. Parts of one field keep their order, also between texts and
 * files, which says where a new picture stands among those that stay (design §7.6).
 * @throws ApiError 400, 413 or 415
 */
export async function readForm(
  request: Request,
  spec: FormSpec,
  limits: FormLimits,
): Promise<FormFields> {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) {
    throw new ApiError(FORM_ERRORS.notAForm);
  }
  const timer = limits.withinMs && setTimeout(() => request.destroy(), limits.withinMs);
  try {
    await receive(request, spec, limits);
    return mergeParts(request, spec);
  } catch (error) {
    throw toFormError(error, limits.fileMb);
  } finally {
    clearTimeout(timer);
  }
}

function receive(request: Request, spec: FormSpec, limits: FormLimits): Promise<void> {
  // multer would wait for ever for the end of a request that was closed before it listens.
  if (request.destroyed) return Promise.reject(new Error('The client went away.'));
  const upload = createUpload(spec, limits);
  return new Promise((resolve, reject) => {
    void upload(request, request.res!, (error?: unknown) => {
      if (error) reject(error as Error);
      else resolve();
    });
  });
}

function createUpload(spec: FormSpec, { fileMb, directory }: FormLimits) {
  const limits = partLimits(spec);
  const allParts = [...limits.values()].reduce((sum, max) => sum + max, 0);
  const received = new Map<string, number>();
  const storage = multer.diskStorage({
    destination: (_request, _file, done) => {
      directory().then(
        (path) => done(null, path),
        (error: Error) => done(error, ''),
      );
    },
  });
  return multer({
    storage,
    defParamCharset: 'utf8',
    limits: {
      ...NAME_LIMITS,
      fieldSize: TEXT_LIMITS.bytes,
      fields: TEXT_LIMITS.parts + TEXTS_OF_FILE * allParts,
      headerPairs: TEXT_LIMITS.headerPairs,
      // One more than may come: the field with too many is named by the filter below.
      files: allParts + 1,
      fileSize: Math.floor(fileMb * 1e6),
    },
    // Called in the order of the parts, when `body` holds the texts before the file.
    fileFilter: (request, file: ReceivedFile, done) => {
      const name = file.fieldname;
      const max = limits.get(name);
      // Files that nobody asked for are dropped.
      if (max === undefined) return done(null, false);
      const filesBefore = received.get(name) ?? 0;
      received.set(name, filesBefore + 1);
      file.textsBefore = textsOf(request.body as MulterBody, name).length;
      if (filesBefore + file.textsBefore >= max) return done(tooManyFiles(name, max));
      return done(null, true);
    },
  }).any();
}

/** The texts of a field. multer stores those of `images[0]` in the list `images`. */
function textsOf(body: MulterBody, name: string): string[] {
  const [, list = '', index] = /^([^[]+)\[(\d+)\]$/.exec(name) ?? [];
  const entries = body[list];
  const isIndexed = index !== undefined && Array.isArray(entries);
  const value = isIndexed ? (entries[Number(index)] as unknown) : body[name];
  return [value].flat().filter((text) => typeof text === 'string');
}

/** Texts and files together, as plain values for the DTO. */
function mergeParts(request: Request, spec: FormSpec): FormFields {
  const files = request.files as ReceivedFile[] | undefined;
  // multer passes a request without a body on.
  if (!files) throw new ApiError(FORM_ERRORS.broken);
  const body = request.body as MulterBody;
  const lists = new Map(Object.entries(spec.lists ?? {}));
  // Without a prototype, no field name can reach one.
  const fields = Object.create(null) as FormFields;
  for (const name of new Set([...Object.keys(body), ...partLimits(spec).keys()])) {
    const ofField = files.filter(({ fieldname }) => fieldname === name);
    const parts = inOrder(textsOf(body, name), ofField);
    const max = lists.get(name);
    if (max !== undefined && parts.length > max) throw tooManyFiles(name, max);
    if (parts.length > (max === undefined ? 1 : 0)) fields[name] = parts;
    else if (parts[0] !== undefined) fields[name] = parts[0];
  }
  return fields;
}

function inOrder(texts: readonly string[], files: readonly ReceivedFile[]): FormPart[] {
  const parts: FormPart[] = [...texts];
  // From the last one, as an insertion moves what stands after it.
  for (const file of [...files].reverse()) parts.splice(file.textsBefore ?? 0, 0, file);
  return parts;
}
