import type { Request, Response } from 'express';
import multer from 'multer';
import { ApiError } from '../errors/api-error';
import { toFormError, tooManyFiles } from './form-rejection';
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
  /** Milliseconds that the form may take to arrive; without it, as long as the server allows. */
  withinMs?: number;
}

export type FormPart = string | UploadedFile;
export type FormFields = Record<string, FormPart | FormPart[]>;

interface ReceivedFile extends Express.Multer.File {
  /** How many texts of the same field came before it. */
  textsBefore?: number;
}

const TEXT_BYTES = 64 * 1024;
const TEXT_PARTS = 200;
const HEADER_PAIRS = 20;
/** Of names like `images[3]`, which multer stores as nested lists. */
const NAME_LIMITS = { fieldNestingDepth: 1, fieldArrayIndexLimit: 99 };

const fileFields = ({ files = [], lists = {} }: FormSpec): string[] => [
  ...files,
  ...Object.keys(lists),
];

const longestList = ({ lists = {} }: FormSpec): number =>
  Object.values(lists).reduce((sum, max) => sum + max, 0);

function maxFiles({ files = [], lists = {} }: FormSpec, name: string): number {
  if (files.includes(name)) return 1;
  return Object.hasOwn(lists, name) ? (lists[name] ?? 0) : 0;
}

/**
 * Reads a multipart form to its end. Parts of one field keep their order, also between texts and
 * files, which says where a new picture stands among those that stay (design §7.6).
 * @throws ApiError 400, 413 or 415
 */
export async function readForm(
  request: Request,
  response: Response,
  spec: FormSpec,
  limits: FormLimits,
): Promise<FormFields> {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) {
    throw new ApiError(FORM_ERRORS.notAForm);
  }
  try {
    await receive(request, response, spec, limits);
    return mergeParts(request, spec);
  } catch (error) {
    throw toFormError(error, limits.fileMb);
  }
}

function receive(
  request: Request,
  response: Response,
  spec: FormSpec,
  limits: FormLimits,
): Promise<void> {
  // multer would wait for ever for the end of a request that was closed before it listens.
  if (request.destroyed) return Promise.reject(new Error('The client went away.'));
  return new Promise((resolve, reject) => {
    const timer = limits.withinMs && setTimeout(giveUp, limits.withinMs);
    function giveUp() {
      // After the answer, so that the client can read it.
      response.once('finish', () => request.destroy());
      reject(new Error('The form took too long to arrive.'));
    }
    void createUpload(spec, limits)(request, response, (error?: unknown) => {
      clearTimeout(timer);
      if (error) reject(error as Error);
      else resolve();
    });
  });
}

function createUpload(spec: FormSpec, { fileMb, directory }: FormLimits) {
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
      fieldSize: TEXT_BYTES,
      fields: TEXT_PARTS + longestList(spec),
      // One more than may come: the field with too many is named by the filter below.
      files: (spec.files?.length ?? 0) + longestList(spec) + 1,
      fileSize: Math.floor(fileMb * 1e6),
      headerPairs: HEADER_PAIRS,
    },
    // Called in the order of the parts, when `body` holds the texts before the file.
    fileFilter: (request, file: ReceivedFile, done) => {
      const name = file.fieldname;
      const max = maxFiles(spec, name);
      // Files that nobody asked for are dropped.
      if (max === 0) return done(null, false);
      const filesBefore = received.get(name) ?? 0;
      received.set(name, filesBefore + 1);
      file.textsBefore = textsOf(request.body as MulterBody, name).length;
      if (filesBefore + file.textsBefore >= max) return done(tooManyFiles(name, max));
      return done(null, true);
    },
  }).any();
}

type MulterBody = Record<string, unknown>;

/** The texts of a field. multer stores those of `images[0]` in the list `images`. */
function textsOf(body: MulterBody, name: string): string[] {
  const [, list, index] = /^([^[]+)\[(\d+)\]$/.exec(name) ?? [];
  const entries = list === undefined ? undefined : body[list];
  const value =
    Array.isArray(entries) && index !== undefined
      ? (entries[Number(index)] as unknown)
      : body[name];
  return [value].flat().filter((text) => typeof text === 'string');
}

/** Texts and files together, as plain values for the DTO. */
function mergeParts(request: Request, spec: FormSpec): FormFields {
  const files = request.files as ReceivedFile[] | undefined;
  // multer passes a request without a body on.
  if (!files) throw new ApiError(FORM_ERRORS.broken);
  const body = request.body as MulterBody;
  // Without a prototype, no field name can reach one.
  const fields = Object.create(null) as FormFields;
  for (const name of new Set([...Object.keys(body), ...fileFields(spec)])) {
    const ofField = files.filter(({ fieldname }) => fieldname === name);
    const parts = inOrder(textsOf(body, name), ofField);
    const isList = Object.hasOwn(spec.lists ?? {}, name);
    if (isList && parts.length > maxFiles(spec, name)) {
      throw tooManyFiles(name, maxFiles(spec, name));
    }
    if (isList ? parts.length > 0 : parts.length > 1) fields[name] = parts;
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
