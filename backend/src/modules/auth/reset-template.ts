import type { EmailTemplate } from '../../mail/email-template';

/** How long the link in the mail is valid. */
export const RESET_MINUTES = 30;

/** To the admin: the link with which a new password is set. */
export const resetTemplate = (token: string, siteUrl: string): EmailTemplate => ({
  subject: { ar: 'تعيين كلمة مرور جديدة', en: 'Set a new password' },
  intro: {
    ar: 'طُلب تعيين كلمة مرور جديدة لحسابك في لوحة التحكم. لتعيينها افتح الرابط الآتي.',
    en: 'A new password was asked for, for your account in the dashboard. To set one, open this link.',
  },
  link: {
    label: { ar: 'تعيين كلمة مرور جديدة', en: 'Set a new password' },
    // The token follows the #, so browsers send it to no server and no log.
    url: `${siteUrl}/dashboard/login/reset-password#token=${token}`,
  },
  note: {
    ar: 'الرابط صالح لمدة نصف ساعة ولمرة واحدة فقط. إذا لم تطلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
    en: 'The link works for half an hour, and only once. If it was not you, ignore this mail: your password stays as it is.',
  },
});
