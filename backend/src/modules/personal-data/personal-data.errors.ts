import { defineError } from '../../common/errors/api-error';

export const PERSONAL_DATA_ERRORS = {
  nothingHeld: defineError(404, 'nothing_held', {
    en: 'Nothing is held under this email address.',
    ar: 'لا شيء محفوظ تحت عنوان البريد الإلكتروني هذا.',
  }),
  eraseIncomplete: defineError(503, 'erase_incomplete', {
    en: 'Not everything could be deleted. What was deleted stays deleted; please try again.',
    ar: 'تعذّر حذف كل شيء. ما حُذف بقي محذوفًا؛ يُرجى المحاولة مرة أخرى.',
  }),
};
