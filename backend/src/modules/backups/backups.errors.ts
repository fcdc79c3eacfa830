import { defineError } from '../../common/errors/api-error';

export const BACKUPS_ERRORS = {
  linkInvalid: defineError(403, 'backup_link_invalid', {
    en: 'This link has been used or has expired. Start the download again from the dashboard.',
    ar: 'استُخدم هذا الرابط أو انتهت مدته. ابدأ التنزيل من جديد من لوحة التحكم.',
  }),
  running: defineError(409, 'backup_running', {
    en: 'A backup is being made at the moment. Please try again in a few minutes.',
    ar: 'يجري الآن إنشاء نسخة احتياطية. حاول مرة أخرى بعد بضع دقائق.',
  }),
};
