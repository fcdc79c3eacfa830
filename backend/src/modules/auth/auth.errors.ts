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
});
