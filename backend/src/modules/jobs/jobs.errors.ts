import { defineErrors } from '../../common/errors/api-error';

export const JOB_ERRORS = defineErrors({
  notFound: {
    status: 404,
    code: 'job_not_found',
    message: { en: 'This application does not exist.', ar: 'هذا الطلب غير موجود.' },
  },
  unknownJob: {
    status: 400,
    code: 'job_unknown',
    message: {
      en: 'The job must be one of: {names}.',
      ar: 'يجب أن تكون الوظيفة إحدى الآتي: {arNames}.',
    },
  },
  /** The English sentence is the specification's (spec §5). */
  pdfExpected: {
    status: 415,
    code: 'pdf_expected',
    message: { en: 'Please upload a valid pdf file.', ar: 'يُرجى رفع ملف PDF صالح.' },
  },
  storageFull: {
    status: 507,
    code: 'applications_full',
    message: {
      en: 'No more applications can be taken at the moment. Please try again later, or contact us.',
      ar: 'لا يمكننا استقبال طلبات توظيف جديدة حاليًا. يُرجى المحاولة لاحقًا أو التواصل معنا.',
    },
  },
  linkInvalid: {
    status: 403,
    code: 'link_invalid',
    message: {
      en: 'This link is not valid. Open the application in the dashboard again.',
      ar: 'هذا الرابط غير صالح. افتح الطلب من لوحة التحكم من جديد.',
    },
  },
  linkExpired: {
    status: 410,
    code: 'link_expired',
    message: {
      en: 'This link has expired. Open the application in the dashboard again.',
      ar: 'انتهت صلاحية هذا الرابط. افتح الطلب من لوحة التحكم من جديد.',
    },
  },
});
