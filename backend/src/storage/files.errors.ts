import { defineErrors } from '../common/errors/api-error';

export const FILES_ERRORS = defineErrors({
  unknownPicture: {
    status: 400,
    code: 'picture_unknown',
    message: {
      en: 'This is neither a picture file nor the address of a picture of this site.',
      ar: 'هذا ليس ملف صورة ولا عنوان صورة من صور هذا الموقع.',
    },
  },
  picturesBusy: {
    status: 503,
    code: 'pictures_busy',
    retryAfter: 5,
    message: {
      en: 'Many pictures are being prepared at the moment. Please try again shortly.',
      ar: 'يجري تجهيز صور كثيرة حاليًا. يُرجى المحاولة بعد قليل.',
    },
  },
  pictureNotShown: {
    status: 422,
    code: 'picture_not_shown',
    message: {
      en: 'This picture cannot be shown. Please export it again and upload the new file.',
      ar: 'تعذّر عرض هذه الصورة. يُرجى تصديرها من جديد ثم رفع الملف الجديد.',
    },
  },
});
