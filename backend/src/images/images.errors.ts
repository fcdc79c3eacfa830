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
  notReadable: {
    status: 422,
    code: 'picture_not_readable',
    message: {
      en: '{name} is of a kind of {format} that we cannot read. Please save it as a JPEG or PNG and upload that.',
      ar: 'الملف {name} محفوظ بنوع من {format} لا نستطيع قراءته. يُرجى حفظه بصيغة JPEG أو PNG ثم رفعه.',
    },
  },
  highDynamicRange: {
    status: 422,
    code: 'picture_high_dynamic_range',
    message: {
      en: '{name} is an HDR picture, which most screens cannot show as it is. Please export it as a JPEG or PNG without HDR and upload that.',
      ar: 'الملف {name} صورة HDR لا تعرضها معظم الشاشات على حقيقتها. يُرجى تصديره بصيغة JPEG أو PNG من دون HDR ثم رفعه.',
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
  drawingAnimated: {
    status: 422,
    code: 'drawing_animated',
    message: {
      en: '{name} is an animated drawing, and animated drawings are not shown. Please export it as a still SVG or PNG and upload that.',
      ar: 'الرسم {name} متحرك، والرسوم المتحركة لا تُعرض. يُرجى تصديره رسمًا ثابتًا بصيغة SVG أو PNG ثم رفعه.',
    },
  },
  drawingLinks: {
    status: 422,
    code: 'drawing_links',
    message: {
      en: '{name} is a drawing that needs other files, such as linked pictures. Please embed them, or export it as a PNG, and upload that.',
      ar: 'الرسم {name} يحتاج إلى ملفات أخرى، كالصور المرتبطة به. يُرجى تضمينها فيه أو تصديره بصيغة PNG ثم رفعه.',
    },
  },
  drawingText: {
    status: 422,
    code: 'drawing_text',
    message: {
      en: '{name} is a drawing with text, which would change with the fonts at hand. Please convert the text to outlines, or export it as a PNG, and upload that.',
      ar: 'الرسم {name} يحوي نصًا يتغيّر شكله بحسب الخطوط المتوفرة. يُرجى تحويل النص إلى مسارات (outlines) أو تصديره بصيغة PNG ثم رفعه.',
    },
  },
  drawingNotSupported: {
    status: 422,
    code: 'drawing_not_supported',
    message: {
      en: '{name} is a drawing with parts that we cannot draw exactly. Please export it as a PNG and upload that.',
      ar: 'الرسم {name} يحوي عناصر لا نستطيع رسمها بدقة. يُرجى تصديره بصيغة PNG ثم رفعه.',
    },
  },
  busy: {
    status: 503,
    code: 'image_processing_busy',
    retryAfter: 10,
    message: {
      en: 'Too many files are being processed at the moment. Please try again shortly.',
      ar: 'تجري معالجة ملفات كثيرة حاليًا. يُرجى المحاولة بعد قليل.',
    },
  },
});
