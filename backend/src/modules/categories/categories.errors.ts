import { defineErrors } from '../../common/errors/api-error';

export const CATEGORY_ERRORS = defineErrors({
  unknown: {
    status: 400,
    code: 'category_unknown',
    message: {
      en: 'It must be one of: {names}, with its Arabic name.',
      ar: 'يجب أن تكون القيمة إحدى الآتي مع مقابلها الإنجليزي: {arNames}.',
    },
  },
  taken: {
    status: 409,
    code: 'category_name_taken',
    message: {
      en: 'This name is already in the list. Choose another one.',
      ar: 'هذا الاسم موجود في القائمة. اختر اسمًا آخر.',
    },
  },
  inUse: {
    status: 409,
    code: 'category_in_use',
    message: {
      en: 'It is not empty. Choose where what is in it goes.',
      ar: 'ليس فارغًا. اختر أين ينتقل ما فيه.',
    },
  },
  last: {
    status: 409,
    code: 'category_last',
    message: {
      en: 'The last one cannot be deleted. Add another one first, or rename this one.',
      ar: 'لا يمكن حذف العنصر الأخير. أضف غيره أولًا أو غيّر اسمه.',
    },
  },
});
