import { defineErrors } from './api-error';

export const COMMON_ERRORS = defineErrors({
  badRequest: {
    status: 400,
    code: 'bad_request',
    message: {
      en: 'The request could not be understood.',
      ar: 'تعذّر فهم الطلب.',
    },
  },
  fieldsMissing: {
    status: 400,
    code: 'fields_missing',
    message: { en: 'Please fill out all fields.', ar: 'يُرجى تعبئة جميع الحقول.' },
  },
  validationFailed: {
    status: 400,
    code: 'validation_failed',
    message: { en: '{first}', ar: '{first}' },
  },
  invalidId: {
    status: 400,
    code: 'invalid_id',
    message: { en: 'This is not a valid id.', ar: 'المعرّف غير صالح.' },
  },
  unauthorized: {
    status: 401,
    code: 'unauthorized',
    message: { en: 'Please sign in first.', ar: 'يُرجى تسجيل الدخول أولًا.' },
  },
  forbidden: {
    status: 403,
    code: 'forbidden',
    message: { en: 'This is not allowed.', ar: 'هذا الإجراء غير مسموح به.' },
  },
  notFound: {
    status: 404,
    code: 'not_found',
    message: { en: 'There is nothing at this address.', ar: 'لا يوجد شيء في هذا العنوان.' },
  },
  alreadyExists: {
    status: 409,
    code: 'already_exists',
    message: { en: 'This already exists.', ar: 'هذا العنصر موجود من قبل.' },
  },
  conflict: {
    status: 409,
    code: 'conflict',
    message: {
      en: 'This was changed in the meantime. Please reload and try again.',
      ar: 'تغيّر هذا العنصر في هذه الأثناء. يُرجى إعادة التحميل والمحاولة من جديد.',
    },
  },
  preconditionFailed: {
    status: 412,
    code: 'precondition_failed',
    message: {
      en: 'This was changed in another window or on another device after you opened it.',
      ar: 'تغيّر هذا المحتوى من نافذة أو جهاز آخر بعد أن فتحته.',
    },
  },
  tooLarge: {
    status: 413,
    code: 'too_large',
    message: { en: 'What was sent is too large.', ar: 'حجم البيانات المرسلة أكبر من المسموح به.' },
  },
  unsupportedType: {
    status: 415,
    code: 'unsupported_type',
    message: {
      en: 'The content type of the request is not accepted here.',
      ar: 'نوع محتوى الطلب غير مقبول هنا.',
    },
  },
  tooManyRequests: {
    status: 429,
    code: 'too_many_requests',
    message: {
      en: 'Too many attempts. Please wait a minute and try again.',
      ar: 'محاولات كثيرة. يُرجى الانتظار دقيقة ثم المحاولة من جديد.',
    },
  },
  tooManyToday: {
    status: 429,
    code: 'too_many_today',
    message: {
      en: 'You have sent this several times today. Please try again tomorrow.',
      ar: 'أرسلت هذا عدة مرات اليوم. يُرجى المحاولة غدًا.',
    },
  },
  unexpected: {
    status: 500,
    code: 'unexpected',
    message: { en: 'An unexpected error occurred.', ar: 'حدث خطأ غير متوقع.' },
  },
  unavailable: {
    status: 503,
    code: 'unavailable',
    retryAfter: 5,
    message: {
      en: 'The service is not available at the moment. Please try again shortly.',
      ar: 'الخدمة غير متاحة حاليًا. يُرجى المحاولة بعد قليل.',
    },
  },
  diskFull: {
    status: 507,
    code: 'disk_full',
    message: {
      en: "The server's disk is full. Nothing new can be saved until there is space again.",
      ar: 'امتلأ قرص الخادم، ولا يمكن حفظ أي شيء جديد حتى تتوفّر مساحة عليه.',
    },
  },
});
