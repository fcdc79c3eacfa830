import type { Request } from 'express';
import multer from 'multer';
import { promisify } from 'node:util';
import { ApiError } from '../errors/api-error';
import type { FileFields } from './file-fields';
import { FORM_ERRORS, toFormError, tooManyFiles } from './forms.errors';
import type { UploadedFile } from './uploaded-file';

export interface FormLimits {
  /** Maximum size of one file in megabytes (10^6 bytes). */
  fileMb: number;
  /** Returns the request's own temporary folder. */
  directory: () => Promise<string>;
  /** Timeout in ms for receiving the form; by default, the server's. */
  withinMs?: number;
}

type FormPart = string | UploadedFile;
type FormFields = Record<string, FormPart | FormPart[]>;

interface ReceivedFile extends Express.Multer.File {
  /** How many texts of the same field came before the file. */
  textsBefore?: number;
}

type MulterBody = Record<string, unknown>;

/** For text parts outside lists. */
const TEXT_LIMITS = { bytes: 64 * 1024, parts: 200, headerPairs: 20 };
/** A picture's URL, focal point, and description in two languages. */
const TEXTS_OF_FILE = 4;
/** For names like `images[3]`, which multer stores as nested lists. */
const NAME_LIMITS = { fieldNestingDepth: 1, fieldArrayIndexLimit: 99 };

/**
 * Reads a whole multipart form. Texts and files of one field keep their order, which gives the
 * position of new pictures among existing ones (design §7.6).
 * @throws ApiError 400, 413 or 415
 */
export async function readForm(
  request: Request,
  fileFields: FileFields,
  limits: FormLimits,
): Promise<FormFields> {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) {
    throw new ApiError(FORM_ERRORS.notAForm);
  }
  const timer = limits.withinMs && setTimeout(() => request.destroy(), limits.withinMs);
  try {
    // For a request that is already closed, multer would wait forever.
    if (request.destroyed) throw new Error('The client has disconnected.');
    await promisify(createUpload(fileFields, limits))(request, request.res!);
    return mergeParts(request, fileFields);
  } catch (error) {
    throw toFormError(error, limits.fileMb);
  } finally {
    clearTimeout(timer);
  }
}

function createUpload(fileFields: FileFields, { fileMb, directory }: FormLimits) {
  const allParts = [...fileFields.values()].reduce((sum, max) => sum + max, 0);
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
      // One more than allowed, so that the filter below can name the field with too many files.
      files: allParts + 1,
      fileSize: Math.floor(fileMb * 1e6),
    },
    // Called in the order of the parts; `body` holds the texts that came before the file.
    fileFilter: (request, file: ReceivedFile, done) => {
      const name = file.fieldname;
      const max = fileFields.get(name);
      // Ignore files in undeclared fields.
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
function mergeParts(request: Request, fileFields: FileFields): FormFields {
  const files = request.files as ReceivedFile[] | undefined;
  // multer skips a request without a body.
  if (!files) throw new ApiError(FORM_ERRORS.broken);
  const body = request.body as MulterBody;
  // Without a prototype, so that no field name can change one (prototype pollution).
  const fields = Object.create(null) as FormFields;
  for (const name of new Set([...Object.keys(body), ...fileFields.keys()])) {
    const parts: FormPart[] = textsOf(body, name);
    // From last to first: an insertion moves all later items.
    for (const file of files.filter(({ fieldname }) => fieldname === name).reverse()) {
      parts.splice(file.textsBefore ?? 0, 0, file);
    }
    const max = fileFields.get(name) ?? 1;
    if (max > 1 && parts.length > max) throw tooManyFiles(name, max);
    if (parts.length > (max > 1 ? 0 : 1)) fields[name] = parts;
    else if (parts[0] !== undefined) fields[name] = parts[0];
  }
  return fields;
}
