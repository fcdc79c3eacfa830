import type { Bilingual } from '../errors/api-error';

/** Of a field that is not filled in. */
export const REQUIRED: Bilingual = { en: 'This field is required.', ar: 'هذا الحقل مطلوب.' };
const WHOLE_NUMBER: Bilingual = {
  en: 'A whole number from {min} to {max}.',
  ar: 'رقم صحيح من {min} إلى {max}.',
};

export const INVALID: Bilingual = { en: 'This is not valid.', ar: 'القيمة غير صالحة.' };

/** User messages by the name of the rule that failed. */
export const VALIDATION_MESSAGES: Readonly<Record<string, Bilingual>> = {
  isDefined: REQUIRED,
  isNotEmpty: REQUIRED,
  arrayNotEmpty: REQUIRED,
  isString: { en: 'This must be a text.', ar: 'يجب أن يكون نصًا.' },
  maxLength: { en: 'At most {max} characters.', ar: '{max} حرف كحد أقصى.' },
  hasNoControls: {
    en: 'The text holds invisible control characters.',
    ar: 'يحتوي النص على محارف تحكم غير مرئية.',
  },
  isEmail: { en: 'This is not an email address.', ar: 'عنوان البريد الإلكتروني غير صحيح.' },
  isPhone: {
    en: 'Enter at least seven digits and no letters, such as 05XXXXXXXX.',
    ar: 'اكتب رقمًا صحيحًا، مثل 05XXXXXXXX.',
  },
  isHttpsUrl: {
    en: 'This must be a web address that begins with https://.',
    ar: 'يجب أن يكون رابطًا يبدأ بـ https://.',
  },
  isDecimal: {
    en: 'A number such as 320 or 45.5.',
    ar: 'رقم، مثل 320 أو 45.5.',
  },
  isPastDay: {
    en: 'A date as YYYY-MM-DD, such as 2019-05-17, that is not in the future.',
    ar: 'تاريخ بصيغة سنة-شهر-يوم، مثل 2019-05-17، لا يكون في المستقبل.',
  },
  isDigits: { en: 'Exactly {digits} digits.', ar: 'عدد الأرقام المطلوب: {digits}.' },
  isFocus: {
    en: 'Two whole numbers from 0 to 100 with a comma between them, such as 30,40.',
    ar: 'رقمان صحيحان من ٠ إلى ١٠٠ بينهما فاصلة، مثل 30,40.',
  },
  isBoolean: {
    en: 'This must be true or false.',
    ar: 'يجب أن تكون القيمة true أو false.',
  },
  isIn: { en: 'One of {values}.', ar: 'إحدى القيم: {arValues}.' },
  isInt: WHOLE_NUMBER,
  min: WHOLE_NUMBER,
  max: WHOLE_NUMBER,
  arrayMaxSize: { en: 'At most {max}.', ar: '{max} على الأكثر.' },
  arrayUnique: { en: 'Each may be named once.', ar: 'يُذكر كل عنصر مرة واحدة.' },
  matches: { en: 'This is not an id.', ar: 'المعرّف غير صحيح.' },
  isArray: { en: 'This must be a list.', ar: 'يجب أن تكون قائمة.' },
  isInstance: { en: 'This must be an object of texts.', ar: 'يجب أن تكون مجموعة نصوص.' },
  whitelistValidation: { en: 'This field is not known here.', ar: 'هذا الحقل غير معروف هنا.' },
  isPair: { en: 'Both languages are needed.', ar: 'يلزم إدخال القيمة باللغتين.' },
};
