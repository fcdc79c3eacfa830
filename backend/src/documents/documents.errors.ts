import { defineErrors } from '../common/errors/api-error';

/** The English text of the first is the specification's (spec §5). */
export const DOCUMENT_ERRORS = defineErrors({
  foreign: {
    status: 415,
    code: 'pdf_expected',
    message: { en: 'Please upload a valid pdf file.', ar: 'يرجى رفع ملف PDF صالح.' },
  },
  locked: {
    status: 422,
    code: 'pdf_locked',
    message: {
      en: 'This PDF is protected by a password. Please upload it without one.',
      ar: 'هذا الملف محمي بكلمة مرور. يرجى رفعه من دون كلمة مرور.',
    },
  },
  damaged: {
    status: 422,
    code: 'pdf_damaged',
    message: {
      en: 'This PDF is damaged or incomplete. Please save it as a PDF again and upload the new file.',
      ar: 'هذا الملف تالف أو غير مكتمل. يرجى حفظه بصيغة PDF من جديد ثم رفع الملف الجديد.',
    },
  },
});
