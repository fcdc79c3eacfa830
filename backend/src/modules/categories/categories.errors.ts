import { defineError } from '../../common/errors/api-error';

export const CATEGORY_ERRORS = {
  unknown: defineError(400, 'category_unknown', {
    en: 'It must be one of: {names}, with its Arabic name.',
    ar: 'يجب أن تكون القيمة إحدى الآتي مع مقابلها الإنجليزي: {arNames}.',
  }),
  taken: defineError(409, 'category_name_taken', {
    en: 'This name is already in the list. Choose another one.',
    ar: 'هذا الاسم موجود في القائمة. اختر اسمًا آخر.',
  }),
  inUse: defineError(409, 'category_in_use', {
    en: 'It is not empty. Choose where what is in it goes.',
    ar: 'ليس فارغًا. اختر أين ينتقل ما فيه.',
  }),
  last: defineError(409, 'category_last', {
    en: 'The last one cannot be deleted. Add another one first, or rename this one.',
    ar: 'لا يمكن حذف العنصر الأخير. أضف غيره أولًا أو غيّر اسمه.',
  }),
};
