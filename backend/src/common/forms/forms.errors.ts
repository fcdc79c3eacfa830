import multer from 'multer';
import { ApiError, defineError, type ErrorDefinition, fieldError } from '../errors/api-error';
import { isStorageFailure } from '../errors/to-api-error';

export const FORM_ERRORS = {
  notAForm: defineError(415, 'form_expected', {
    en: 'A form (multipart/form-data) is expected here.',
    ar: 'يُتوقع هنا نموذج من نوع multipart/form-data.',
  }),
  broken: defineError(400, 'form_broken', {
    en: 'The form arrived incomplete. Please send it again.',
    ar: 'وصل النموذج ناقصًا. يُرجى إرساله من جديد.',
  }),
  tooManyParts: defineError(400, 'form_too_many_parts', {
    en: 'The form has too many fields.',
    ar: 'يحتوي النموذج على حقول أكثر من اللازم.',
  }),
  tooManyFiles: defineError(400, 'too_many_files', {
    en: 'At most {max} files are accepted here.',
    ar: 'الحد الأقصى هنا هو {max} ملف.',
  }),
  secondFile: defineError(400, 'too_many_files', {
    en: 'Only one file is accepted here.',
    ar: 'يُقبل هنا ملف واحد فقط.',
  }),
  textTooLong: defineError(413, 'form_text_too_long', {
    en: 'A text of the form is too long.',
    ar: 'أحد نصوص النموذج أطول من اللازم.',
  }),
  fileTooLarge: defineError(413, 'file_too_large', {
    en: 'The file is too large: at most {max} MB are accepted.',
    ar: 'الملف كبير جدًا: الحد الأقصى {max} ميغابايت.',
  }),
};

const BY_CODE: Readonly<Record<string, ErrorDefinition>> = {
  LIMIT_FIELD_COUNT: FORM_ERRORS.tooManyParts,
  LIMIT_FIELD_NESTING: FORM_ERRORS.tooManyParts,
  LIMIT_FIELD_ARRAY_INDEX: FORM_ERRORS.tooManyParts,
  LIMIT_FILE_COUNT: FORM_ERRORS.tooManyParts,
  LIMIT_FIELD_VALUE: FORM_ERRORS.textTooLong,
};

/** The error of a field with more parts than it takes. */
export const tooManyFiles = (field: string, max: number): ApiError =>
  fieldError(field, max === 1 ? FORM_ERRORS.secondFile : FORM_ERRORS.tooManyFiles, { max });

/** Maps a failed upload to an API error; a full disk is not the client's fault. */
export function toFormError(error: unknown, fileMb: number): unknown {
  if (error instanceof ApiError || isStorageFailure(error)) return error;
  const { code, field = '' } = error instanceof multer.MulterError ? error : { code: '' };
  // As text: sizes of files are written in Latin digits in Arabic too.
  if (code === 'LIMIT_FILE_SIZE') {
    return fieldError(field, FORM_ERRORS.fileTooLarge, { max: String(fileMb) });
  }
  return new ApiError(BY_CODE[code] ?? FORM_ERRORS.broken, { cause: error });
}
