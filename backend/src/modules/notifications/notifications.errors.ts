import { defineError } from '../../common/errors/api-error';

export const NOTIFICATION_ERRORS = {
  mailNotConfigured: defineError(503, 'mail_not_configured', {
    en: 'No mail is sent from this site yet. Please ask whoever runs the server to set it up.',
    ar: 'لم يُهيَّأ الموقع لإرسال البريد بعد. اطلب ذلك من مسؤول الخادم.',
  }),
  mailSignInRefused: defineError(502, 'mail_sign_in_refused', {
    en: 'The mail server refused the user name or the password. Please ask whoever runs the server to correct them.',
    ar: 'رفض خادم البريد اسم المستخدم أو كلمة المرور. اطلب من مسؤول الخادم تصحيحهما.',
  }),
  mailAddressRefused: defineError(502, 'mail_address_refused', {
    en: 'The mail server refused the address of the sender or yours. Check your email address, then ask whoever runs the server.',
    ar: 'رفض خادم البريد عنوان المرسِل أو عنوانك. تأكد من بريدك الإلكتروني، ثم راجع مسؤول الخادم.',
  }),
  mailUnreachable: defineError(502, 'mail_unreachable', {
    en: 'The mail server did not answer. Try again in a few minutes; if it stays so, ask whoever runs the server.',
    ar: 'لم يُجب خادم البريد. حاول مرة أخرى بعد دقائق، وإن بقي الأمر كذلك فراجع مسؤول الخادم.',
  }),
  deviceUnknown: defineError(409, 'device_not_told', {
    en: 'Notifications are off on this device. Turn them on first.',
    ar: 'التنبيهات متوقفة على هذا الجهاز. فعّلها أولًا.',
  }),
  deviceGone: defineError(409, 'device_gone', {
    en: 'This browser does not take the notifications any more. Turn them on again.',
    ar: 'لم يعد هذا المتصفح يستقبل التنبيهات. فعّلها من جديد.',
  }),
  pushRefused: defineError(502, 'push_refused', {
    en: 'The browser’s push service refused the notification. Turn notifications off and on again on this device.',
    ar: 'رفضت خدمة التنبيهات في المتصفح هذا التنبيه. أوقف التنبيهات على هذا الجهاز ثم فعّلها من جديد.',
  }),
  pushUnreachable: defineError(502, 'push_unreachable', {
    en: 'The browser’s push service did not answer. Try again in a few minutes.',
    ar: 'لم تُجب خدمة التنبيهات في المتصفح. حاول مرة أخرى بعد دقائق.',
  }),
};
