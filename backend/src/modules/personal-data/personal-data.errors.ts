import { defineErrors } from '../../common/errors/api-error';

export const PERSONAL_DATA_ERRORS = defineErrors({
  nothingHeld: {
    status: 404,
    code: 'nothing_held',
    message: {
      en: 'Nothing is held under this email address.',
      ar: 'لا شيء محفوظ تحت عنوان البريد الإلكتروني هذا.',
    },
  },
  eraseIncomplete: {
    status: 503,
    code: 'erase_incomplete',
    message: {
      en: 'Not everything could be deleted. What was deleted stays deleted; please try again.',
      ar: 'تعذّر حذف كل شيء. ما حُذف بقي محذوفًا؛ يُرجى المحاولة مرة أخرى.',
    },
  },
});
