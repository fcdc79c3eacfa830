import { defineError } from './api-error';

export const COMMON_ERRORS = {
  badRequest: defineError(400, 'bad_request', {
    en: 'The request could not be understood.',
    ar: 'تعذّر فهم الطلب.',
  }),
  fieldsMissing: defineError(400, 'fields_missing', {
    en: 'Please fill out all fields.',
    ar: 'يُرجى تعبئة جميع الحقول.',
  }),
  validationFailed: defineError(400, 'validation_failed', { en: '{first}', ar: '{first}' }),
  invalidId: defineError(400, 'invalid_id', {
    en: 'This is not a valid id.',
    ar: 'المعرّف غير صالح.',
  }),
  unauthorized: defineError(401, 'unauthorized', {
    en: 'Please sign in first.',
    ar: 'يُرجى تسجيل الدخول أولًا.',
  }),
  forbidden: defineError(403, 'forbidden', {
    en: 'This is not allowed.',
    ar: 'هذا الإجراء غير مسموح به.',
  }),
  notFound: defineError(404, 'not_found', {
    en: 'There is nothing at this address.',
    ar: 'لا يوجد شيء في هذا العنوان.',
  }),
  alreadyExists: defineError(409, 'already_exists', {
    en: 'This already exists.',
    ar: 'هذا العنصر موجود من قبل.',
  }),
  conflict: defineError(409, 'conflict', {
    en: 'This was changed in the meantime. Please reload and try again.',
    ar: 'تغيّر هذا العنصر في هذه الأثناء. يُرجى إعادة التحميل والمحاولة من جديد.',
  }),
  preconditionFailed: defineError(412, 'precondition_failed', {
    en: 'This was changed in another window or on another device after you opened it.',
    ar: 'تغيّر هذا المحتوى من نافذة أو جهاز آخر بعد أن فتحته.',
  }),
  tooLarge: defineError(413, 'too_large', {
    en: 'What was sent is too large.',
    ar: 'حجم البيانات المرسلة أكبر من المسموح به.',
  }),
  unsupportedType: defineError(415, 'unsupported_type', {
    en: 'The content type of the request is not accepted here.',
    ar: 'نوع محتوى الطلب غير مقبول هنا.',
  }),
  tooManyRequests: defineError(429, 'too_many_requests', {
    en: 'Too many attempts. Please wait a minute and try again.',
    ar: 'محاولات كثيرة. يُرجى الانتظار دقيقة ثم المحاولة من جديد.',
  }),
  tooManyToday: defineError(429, 'too_many_today', {
    en: 'You have sent this several times today. Please try again tomorrow.',
    ar: 'أرسلت هذا عدة مرات اليوم. يُرجى المحاولة غدًا.',
  }),
  unexpected: defineError(500, 'unexpected', {
    en: 'An unexpected error occurred.',
    ar: 'حدث خطأ غير متوقع.',
  }),
  unavailable: defineError(
    503,
    'unavailable',
    {
      en: 'The service is not available at the moment. Please try again shortly.',
      ar: 'الخدمة غير متاحة حاليًا. يُرجى المحاولة بعد قليل.',
    },
    5,
  ),
  diskFull: defineError(507, 'disk_full', {
    en: "The server's disk is full. Nothing new can be saved until there is space again.",
    ar: 'امتلأ قرص الخادم، ولا يمكن حفظ أي شيء جديد حتى تتوفّر مساحة عليه.',
  }),
};
