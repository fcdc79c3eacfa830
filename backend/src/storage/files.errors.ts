import { defineError } from '../common/errors/api-error';

export const FILES_ERRORS = {
  unknownPicture: defineError(400, 'picture_unknown', {
    en: 'This is neither a picture file nor the address of a picture of this site.',
    ar: 'هذا ليس ملف صورة ولا عنوان صورة من صور هذا الموقع.',
  }),
  picturesBusy: defineError(
    503,
    'pictures_busy',
    {
      en: 'Many pictures are being prepared at the moment. Please try again shortly.',
      ar: 'يجري تجهيز صور كثيرة حاليًا. يُرجى المحاولة بعد قليل.',
    },
    5,
  ),
  pictureNotShown: defineError(422, 'picture_not_shown', {
    en: 'This picture cannot be shown. Please export it again and upload the new file.',
    ar: 'تعذّر عرض هذه الصورة. يُرجى تصديرها من جديد ثم رفع الملف الجديد.',
  }),
};
