import { defineError } from '../common/errors/api-error';

export const IMAGE_ERRORS = {
  notAPicture: defineError(415, 'picture_type_not_accepted', {
    en: '{name} is not a picture that we can show. Please use one of: {formats}.',
    ar: 'الملف {name} ليس صورة يمكن عرضها. يُرجى استخدام إحدى الصيغ: {formats}.',
  }),
  damaged: defineError(422, 'picture_damaged', {
    en: '{name} is damaged and cannot be read. Please export it again and upload the new file.',
    ar: 'الملف {name} تالف ولا يمكن قراءته. يُرجى تصديره من جديد ثم رفع الملف الجديد.',
  }),
  notReadable: defineError(422, 'picture_not_readable', {
    en: '{name} is of a kind of {format} that we cannot read. Please save it as a JPEG or PNG and upload that.',
    ar: 'الملف {name} محفوظ بنوع من {format} لا نستطيع قراءته. يُرجى حفظه بصيغة JPEG أو PNG ثم رفعه.',
  }),
  highDynamicRange: defineError(422, 'picture_high_dynamic_range', {
    en: '{name} is an HDR picture, which most screens cannot show as it is. Please export it as a JPEG or PNG without HDR and upload that.',
    ar: 'الملف {name} صورة HDR لا تعرضها معظم الشاشات على حقيقتها. يُرجى تصديره بصيغة JPEG أو PNG من دون HDR ثم رفعه.',
  }),
  tooManyPixels: defineError(422, 'picture_too_many_pixels', {
    en: '{name} has too many pixels: at most {max} megapixels. Please make it smaller.',
    ar: 'أبعاد الصورة {name} كبيرة جدًا: الحد الأقصى {max} ميغابكسل. يُرجى تصغيرها.',
  }),
  tooComplex: defineError(422, 'picture_too_complex', {
    en: '{name} is too complex a drawing to be shown. Please export it as a PNG and upload that.',
    ar: 'الرسم {name} معقّد جدًا ولا يمكن عرضه. يُرجى تصديره بصيغة PNG ثم رفعه.',
  }),
  drawingAnimated: defineError(422, 'drawing_animated', {
    en: '{name} is an animated drawing, and animated drawings are not shown. Please export it as a still SVG or PNG and upload that.',
    ar: 'الرسم {name} متحرك، والرسوم المتحركة لا تُعرض. يُرجى تصديره رسمًا ثابتًا بصيغة SVG أو PNG ثم رفعه.',
  }),
  drawingLinks: defineError(422, 'drawing_links', {
    en: '{name} is a drawing that needs other files, such as linked pictures. Please embed them, or export it as a PNG, and upload that.',
    ar: 'الرسم {name} يحتاج إلى ملفات أخرى، كالصور المرتبطة به. يُرجى تضمينها فيه أو تصديره بصيغة PNG ثم رفعه.',
  }),
  drawingText: defineError(422, 'drawing_text', {
    en: '{name} is a drawing with text, which would change with the fonts at hand. Please convert the text to outlines, or export it as a PNG, and upload that.',
    ar: 'الرسم {name} يحوي نصًا يتغيّر شكله بحسب الخطوط المتوفرة. يُرجى تحويل النص إلى مسارات (outlines) أو تصديره بصيغة PNG ثم رفعه.',
  }),
  drawingNotSupported: defineError(422, 'drawing_not_supported', {
    en: '{name} is a drawing with parts that we cannot draw exactly. Please export it as a PNG and upload that.',
    ar: 'الرسم {name} يحوي عناصر لا نستطيع رسمها بدقة. يُرجى تصديره بصيغة PNG ثم رفعه.',
  }),
  busy: defineError(
    503,
    'image_processing_busy',
    {
      en: 'Too many files are being processed at the moment. Please try again shortly.',
      ar: 'تجري معالجة ملفات كثيرة حاليًا. يُرجى المحاولة بعد قليل.',
    },
    10,
  ),
};
