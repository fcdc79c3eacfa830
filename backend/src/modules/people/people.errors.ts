import { defineError, notFoundError } from '../../common/errors/api-error';

export const PEOPLE_ERRORS = {
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
  inviteInvalid: defineError(400, 'invite_invalid', {
    en: 'This invitation was used already, taken back, or has expired. Please ask for a new one.',
    ar: 'هذه الدعوة استُخدمت أو أُلغيت أو انتهت مدتها. يُرجى طلب دعوة جديدة.',
  }),
  ownPasswordLink: defineError(409, 'own_password_link', {
    en: 'You change your own password in the profile.',
    ar: 'غيّر كلمة مرورك من ملفك الشخصي.',
  }),
};
