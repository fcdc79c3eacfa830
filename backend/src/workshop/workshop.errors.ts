import { defineErrors } from '../common/errors/api-error';

export const WORKSHOP_ERRORS = defineErrors({
  busy: {
    status: 503,
    code: 'workshop_busy',
    message: {
      en: 'Too many files are being processed at the moment. Please try again shortly.',
      ar: 'تجري معالجة ملفات كثيرة حاليًا. يرجى المحاولة بعد قليل.',
    },
  },
});
