import type { Bilingual } from '../errors/api-error';

/** Of a field that is not filled in. */
export const REQUIRED: Bilingual = { en: 'This field is required.', ar: 'هذا الحقل مطلوب.' };
const WHOLE_NUMBER: Bilingual = {
  en: 'A whole number from {min} to {max}.',
  ar: 'رقم صحيح من {min} إلى {max}.',
};

export const INVALID: Bilingual = { en: 'This is not valid.', ar: 'القيمة غير صالحة.' };

/** User messages by the name of class-validator's rule that failed. */
export const VALIDATION_MESSAGES: Readonly<Record<string, Bilingual>> = {
  isDefined: REQUIRED,
  isNotEmpty: REQUIRED,
  arrayNotEmpty: REQUIRED,
  isString: { en: 'This must be a text.', ar: 'يجب أن يكون نصًا.' },
  maxLength: { en: 'At most {max} characters.', ar: 'الحد الأقصى لعدد الأحرف: {max}.' },
  isEmail: { en: 'This is not an email address.', ar: 'عنوان البريد الإلكتروني غير صحيح.' },
  isUrl: {
    en: 'This must be a web address that begins with https://.',
    ar: 'يجب أن يكون رابطًا يبدأ بـ https://.',
  },
  isBoolean: {
    en: 'This must be true or false.',
    ar: 'يجب أن تكون القيمة true أو false.',
  },
  isInt: WHOLE_NUMBER,
  min: WHOLE_NUMBER,
  max: WHOLE_NUMBER,
  arrayMaxSize: { en: 'At most {max}.', ar: '{max} على الأكثر.' },
  arrayUnique: { en: 'Each may be named once.', ar: 'يُذكر كل عنصر مرة واحدة.' },
  matches: { en: 'This is not an id.', ar: 'المعرّف غير صحيح.' },
  isArray: { en: 'This must be a list.', ar: 'يجب أن تكون قائمة.' },
  isInstance: { en: 'This must be an object of texts.', ar: 'يجب أن تكون مجموعة نصوص.' },
  whitelistValidation: { en: 'This field is not known here.', ar: 'هذا الحقل غير معروف هنا.' },
};
