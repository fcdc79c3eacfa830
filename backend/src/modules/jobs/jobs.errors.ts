import { defineError } from '../../common/errors/api-error';

export const JOB_ERRORS = {
  notFound: defineError(404, 'job_not_found', {
    en: 'This application does not exist.',
    ar: 'هذا الطلب غير موجود.',
  }),
  unknownJob: defineError(400, 'job_unknown', {
    en: 'The job must be one of: {names}.',
    ar: 'يجب أن تكون الوظيفة إحدى الآتي: {arNames}.',
  }),
  /** The English sentence is the specification's (spec §5). */
  pdfExpected: defineError(415, 'pdf_expected', {
    en: 'Please upload a valid pdf file.',
    ar: 'يُرجى رفع ملف PDF صالح.',
  }),
  storageFull: defineError(507, 'applications_full', {
    en: 'No more applications can be taken at the moment. Please try again later, or contact us.',
    ar: 'لا يمكننا استقبال طلبات توظيف جديدة حاليًا. يُرجى المحاولة لاحقًا أو التواصل معنا.',
  }),
  linkInvalid: defineError(403, 'link_invalid', {
    en: 'This link is not valid. Open the application in the dashboard again.',
    ar: 'هذا الرابط غير صالح. افتح الطلب من لوحة التحكم من جديد.',
  }),
  linkExpired: defineError(410, 'link_expired', {
    en: 'This link has expired. Open the application in the dashboard again.',
    ar: 'انتهت صلاحية هذا الرابط. افتح الطلب من لوحة التحكم من جديد.',
  }),
};
