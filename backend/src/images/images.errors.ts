import { defineErrors } from '../common/errors/api-error';

export const IMAGE_ERRORS = defineErrors({
  notAPicture: {
    status: 415,
    code: 'picture_type_not_accepted',
    message: {
      en: '{name} is not a picture that we can show. Please use one of: {formats}.',
      ar: 'الملف {name} ليس صورة يمكن عرضها. يُرجى استخدام إحدى الصيغ: {formats}.',
    },
  },
  damaged: {
    status: 422,
    code: 'picture_damaged',
    message: {
      en: '{name} is damaged and cannot be read. Please export it again and upload the new file.',
      ar: 'الملف {name} تالف ولا يمكن قراءته. يُرجى تصديره من جديد ثم رفع الملف الجديد.',
    },
  },
  tooManyPixels: {
    status: 422,
    code: 'picture_too_many_pixels',
    message: {
      en: '{name} has too many pixels: at most {max} megapixels. Please make it smaller.',
      ar: 'أبعاد الصورة {name} كبيرة جدًا: الحد الأقصى {max} ميغابكسل. يُرجى تصغيرها.',
    },
  },
  tooComplex: {
    status: 422,
    code: 'picture_too_complex',
    message: {
      en: '{name} is too complex a drawing to be shown. Please export it as a PNG and upload that.',
      ar: 'الرسم {name} معقّد جدًا ولا يمكن عرضه. يُرجى تصديره بصيغة PNG ثم رفعه.',
    },
  },
  busy: {
    status: 503,
    code: 'workshop_busy',
    message: {
      en: 'Too many files are being processed at the moment. Please try again shortly.',
      ar: 'تجري معالجة ملفات كثيرة حاليًا. يُرجى المحاولة بعد قليل.',
    },
  },
});
