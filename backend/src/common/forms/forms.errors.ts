import { defineErrors } from '../errors/api-error';

export const FORM_ERRORS = defineErrors({
  notAForm: {
    status: 415,
    code: 'form_expected',
    message: {
      en: 'A form (multipart/form-data) is expected here.',
      ar: 'يُتوقع هنا نموذج من نوع multipart/form-data.',
    },
  },
  broken: {
    status: 400,
    code: 'form_broken',
    message: {
      en: 'The form arrived incomplete. Please send it again.',
      ar: 'وصل النموذج ناقصًا. يرجى إرساله من جديد.',
    },
  },
  tooManyParts: {
    status: 400,
    code: 'form_too_many_parts',
    message: { en: 'The form has too many fields.', ar: 'يحتوي النموذج على حقول أكثر من اللازم.' },
  },
  tooManyFiles: {
    status: 400,
    code: 'too_many_files',
    message: {
      en: 'At most {max} files are accepted here.',
      ar: 'الحد الأقصى هنا هو {max} ملف.',
    },
  },
  secondFile: {
    status: 400,
    code: 'too_many_files',
    message: { en: 'Only one file is accepted here.', ar: 'يُقبل هنا ملف واحد فقط.' },
  },
  textTooLong: {
    status: 413,
    code: 'form_text_too_long',
    message: { en: 'A text of the form is too long.', ar: 'أحد نصوص النموذج أطول من اللازم.' },
  },
  fileTooLarge: {
    status: 413,
    code: 'file_too_large',
    message: {
      en: 'The file is too large: at most {max} MB are accepted.',
      ar: 'الملف كبير جدًا: الحد الأقصى {max} ميجابايت.',
    },
  },
});
