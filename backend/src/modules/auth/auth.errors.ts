import { defineError, notFoundError } from '../../common/errors/api-error';

export const AUTH_ERRORS = {
  wrongCredentials: defineError(401, 'wrong_credentials', {
    en: 'The email or the password is not correct.',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  }),
  secondFactorRequired: defineError(401, 'second_factor_required', {
    en: 'Please enter the code from your authenticator app, too.',
    ar: 'يُرجى إدخال الرمز الظاهر في تطبيق المصادقة أيضًا.',
  }),
  wrongSecondFactor: defineError(401, 'wrong_second_factor', {
    en: 'This code is not correct, or was used already. Please wait for the next one.',
    ar: 'الرمز غير صحيح أو استُخدم من قبل. يُرجى انتظار الرمز التالي.',
  }),
  secondFactorUnreadable: defineError(401, 'second_factor_unreadable', {
    en: 'Codes of the app do not work any more, as the site was moved. Please use a recovery code.',
    ar: 'لم تعد رموز التطبيق تعمل بسبب نقل الموقع. يُرجى استخدام أحد رموز الاسترداد.',
  }),
  tooManyCodes: defineError(
    429,
    'too_many_codes',
    {
      en: 'Too many wrong codes. Please wait an hour, or use a recovery code.',
      ar: 'رموز خاطئة كثيرة. يُرجى الانتظار ساعة أو استخدام أحد رموز الاسترداد.',
    },
    3_600,
  ),
  wrongSetupCode: defineError(400, 'wrong_setup_code', {
    en: 'This code is not the one that the app shows now. Please try the next one.',
    ar: 'هذا ليس الرمز الظاهر في التطبيق الآن. يُرجى تجربة الرمز التالي.',
  }),
  secondFactorOff: defineError(409, 'second_factor_off', {
    en: 'Two-step sign-in is not being set up or is turned off. Please reload the page.',
    ar: 'التحقق بخطوتين غير مفعّل. يُرجى إعادة تحميل الصفحة.',
  }),
  ownerOnly: defineError(403, 'owner_only', {
    en: 'Only an owner of the site may do this.',
    ar: 'هذا الإجراء متاح لمالك الموقع فقط.',
  }),
  lastOwner: defineError(409, 'last_owner', {
    en: 'The site needs at least one owner. Please make somebody else an owner first.',
    ar: 'لا بد أن يبقى للموقع مالك واحد على الأقل. اجعل شخصًا آخر مالكًا أولًا.',
  }),
  emailTaken: defineError(409, 'email_taken', {
    en: 'Somebody already signs in with this email address.',
    ar: 'هذا البريد الإلكتروني مستخدَم لحساب آخر.',
  }),
  sessionNotFound: notFoundError(
    'session',
    'This device is not signed in.',
    'هذا الجهاز غير مسجّل الدخول.',
  ),
  wrongCurrentPassword: defineError(400, 'wrong_current_password', {
    en: 'The current password is not correct.',
    ar: 'كلمة المرور الحالية غير صحيحة.',
  }),
  resetTokenInvalid: defineError(400, 'reset_token_invalid', {
    en: 'This link has been used already or has expired. Please ask for a new one.',
    ar: 'هذا الرابط مستخدَم من قبل أو انتهت صلاحيته. يُرجى طلب رابط جديد.',
  }),
  mailNotConfigured: defineError(503, 'mail_not_configured', {
    en: 'No mail is sent from this site, so the password cannot be reset here. Please ask whoever runs the server.',
    ar: 'الموقع غير مهيأ لإرسال البريد، لذلك تتعذر إعادة تعيين كلمة المرور من هنا. يُرجى التواصل مع مسؤول الخادم.',
  }),
};
