import { defineErrors } from '../../common/errors/api-error';

export const AUTH_ERRORS = defineErrors({
  wrongCredentials: {
    status: 401,
    code: 'wrong_credentials',
    message: {
      en: 'The email or the password is not correct.',
      ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    },
  },
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
