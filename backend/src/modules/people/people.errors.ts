import { defineErrors, notFoundError } from '../../common/errors/api-error';

export const PEOPLE_ERRORS = defineErrors({
  personNotFound: notFoundError(
    'person',
    'This person has no access any more.',
    'لم يعد لهذا الشخص حساب.',
  ),
  inviteNotFound: notFoundError(
    'invite',
    'This invitation was used already, or taken back.',
    'هذه الدعوة استُخدمت أو أُلغيت.',
  ),
  inviteInvalid: {
    status: 400,
    code: 'invite_invalid',
    message: {
      en: 'This invitation was used already, taken back, or has expired. Please ask for a new one.',
      ar: 'هذه الدعوة استُخدمت أو أُلغيت أو انتهت مدتها. يُرجى طلب دعوة جديدة.',
    },
  },
  ownPasswordLink: {
    status: 409,
    code: 'own_password_link',
    message: {
      en: 'You change your own password in the profile.',
      ar: 'غيّر كلمة مرورك من ملفك الشخصي.',
    },
  },
});
