import type { EmailTemplate } from '../../mail/email-template';

/** How long the link in the mail is valid. */
export const RESET_MINUTES = 30;

/** To the admin: the link with which a new password is set. */
export function resetTemplate(token: string, siteUrl: string): EmailTemplate {
  // After the #, which browsers send to no server and no log.
  const url = `${siteUrl}/dashboard/login/reset-password#token=${token}`;
  return {
    subject: { ar: 'تعيين كلمة مرور جديدة', en: 'Set a new password' },
    sections: {
      ar: {
        paragraphs: [
          'طُلب تعيين كلمة مرور جديدة لحسابك في لوحة التحكم. لتعيينها افتح الرابط الآتي.',
        ],
        link: { label: 'تعيين كلمة مرور جديدة', url },
        note: 'الرابط صالح لمدة نصف ساعة ولمرة واحدة فقط. إذا لم تطلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
      },
      en: {
        paragraphs: [
          'A new password was asked for, for your account in the dashboard. To set one, open this link.',
        ],
        link: { label: 'Set a new password', url },
        note: 'The link works for half an hour, and only once. If it was not you, ignore this mail: your password stays as it is.',
      },
    },
  };
}
