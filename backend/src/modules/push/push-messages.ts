import { type Language, LANGUAGE_TABLE, type PushMessage, TIME_ZONE } from '@manjara/contracts';
import type { Bilingual } from '../../common/errors/api-error';

/** The log and the metrics name only the kind of a notification. */
export type PushKind = 'message' | 'application' | 'test';

const SENTENCES: Readonly<Record<PushKind, Bilingual>> = {
  message: { ar: 'رسالة جديدة من الموقع، {time}', en: 'New message from the site, {time}' },
  application: { ar: 'طلب توظيف جديد من الموقع، {time}', en: 'New job application, {time}' },
  test: { ar: 'هكذا يصلك التنبيه، {time}', en: 'This is how you will be told, {time}' },
};

const PAGES: Readonly<Record<PushKind, string>> = {
  message: '/dashboard/messages',
  application: '/dashboard/jobs',
  test: '/dashboard/profile',
};

/** Kind and time only, because anyone can read a lock screen. */
export function pushMessage(kind: PushKind, at: Date, language: Language): PushMessage {
  const { dir, locale } = LANGUAGE_TABLE[language];
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: TIME_ZONE });
  return {
    title: SENTENCES[kind][language].replace('{time}', format.format(at)),
    lang: language,
    dir,
    tag: kind,
    url: PAGES[kind],
  };
}
