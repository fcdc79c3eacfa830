import { defineErrors, notFoundError } from '../../common/errors/api-error';

export const AUTH_ERRORS = defineErrors({
  wrongCredentials: {
    status: 401,
    code: 'wrong_credentials',
    message: {
      en: 'The email or the password is not correct.',
      ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    },
  },
  secondFactorRequired: {
    status: 401,
    code: 'second_factor_required',
    message: {
      en: 'Please enter the code from your authenticator app, too.',
      ar: 'يُرجى إدخال الرمز الظاهر في تطبيق المصادقة أيضًا.',
    },
  },
  wrongSecondFactor: {
    status: 401,
    code: 'wrong_second_factor',
    message: {
      en: 'This code is not correct, or was used already. Please wait for the next one.',
      ar: 'الرمز غير صحيح أو استُخدم من قبل. يُرجى انتظار الرمز التالي.',
    },
  },
  secondFactorUnreadable: {
    status: 401,
    code: 'second_factor_unreadable',
    message: {
      en: 'Codes of the app do not work any more, as the site was moved. Please use a recovery code.',
      ar: 'لم تعد رموز التطبيق تعمل بسبب نقل الموقع. يُرجى استخدام أحد رموز الاسترداد.',
    },
  },
  tooManyCodes: {
    status: 429,
    code: 'too_many_codes',
    message: {
      en: 'Too many wrong codes. Please wait an hour, or use a recovery code.',
      ar: 'رموز خاطئة كثيرة. يُرجى الانتظار ساعة أو استخدام أحد رموز الاسترداد.',
    },
    retryAfter: 3_600,
  },
  wrongSetupCode: {
    status: 400,
    code: 'wrong_setup_code',
    message: {
      en: 'This code is not the one that the app shows now. Please try the next one.',
      ar: 'هذا ليس الرمز الظاهر في التطبيق الآن. يُرجى تجربة الرمز التالي.',
    },
  },
  secondFactorOff: {
    status: 409,
    code: 'second_factor_off',
    message: {
      en: 'Two-step sign-in is not being set up or is turned off. Please reload the page.',
      ar: 'التحقق بخطوتين غير مفعّل. يُرجى إعادة تحميل الصفحة.',
    },
  },
  ownerOnly: {
    status: 403,
    code: 'owner_only',
    message: {
      en: 'Only an owner of the site may do this.',
      ar: 'هذا الإجراء متاح لمالك الموقع فقط.',
    },
  },
  lastOwner: {
    status: 409,
    code: 'last_owner',
    message: {
      en: 'The site needs at least one owner. Please make somebody else an owner first.',
      ar: 'لا بد أن يبقى للموقع مالك واحد على الأقل. اجعل شخصًا آخر مالكًا أولًا.',
    },
  },
  emailTaken: {
    status: 409,
    code: 'email_taken',
    message: {
      en: 'Somebody already signs in with this email address.',
      ar: 'هذا البريد الإلكتروني مستخدَم لحساب آخر.',
    },
  },
  sessionNotFound: notFoundError(
    'session',
    'This device is not signed in.',
    'هذا الجهاز غير مسجّل الدخول.',
  ),
  wrongCurrentPassword: {
    status: 400,
    code: 'wrong_current_password',
    message: {
      en: 'The current password is not correct.',
      ar: 'كلمة المرور الحالية غير صحيحة.',
    },
  },
  resetTokenInvalid: {
    status: 400,
    code: 'reset_token_invalid',
    message: {
      en: 'This link has been used already or has expired. Please ask for a new one.',
      ar: 'هذا الرابط مستخدَم من قبل أو انتهت صلاحيته. يُرجى طلب رابط جديد.',
    },
  },
  mailNotConfigured: {
    status: 503,
    code: 'mail_not_configured',
    message: {
      en: 'No mail is sent from this site, so the password cannot be reset here. Please ask whoever runs the server.',
      ar: 'الموقع غير مهيأ لإرسال البريد، لذلك تتعذر إعادة تعيين كلمة المرور من هنا. يُرجى التواصل مع مسؤول الخادم.',
    },
  },
});
