import type { Language } from '@manjara/contracts';
import type { Translate } from '@manjara/platform';
import { dayOf } from '../../format/day';
import { toLocalTime } from '../../resource/schedule/riyadh-time';
import { folderOf, type Inbox, type InboxItem } from '../../api/inbox/inbox';

/** Texts that spreadsheets would run as a formula, also with several lines. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Spreadsheets read these as numbers and drop the leading zeros of phone numbers. */
const NUMBER = /^[\p{Nd}\p{Zs}().-]+$/u;

/** Without it Excel does not detect UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** As spreadsheets read dates: 2026-03-05 12:00. */
const stampOf = (iso: string): string => toLocalTime(iso).replace('T', ' ');

function cellsOf(item: InboxItem, t: Translate, language: Language): Record<string, string> {
  const column = (name: 'phone' | 'job', text: string) => ({
    [t(`dashboard.inbox.columns.${name}`)]: text,
  });
  return {
    [t('dashboard.inbox.columns.date')]: stampOf(item.createdAt),
    [t('dashboard.inbox.columns.name')]: item.name,
    [t('dashboard.inbox.columns.email')]: item.email,
    ...column('phone', item.phone ?? ''),
    ...('job' in item && column('job', (language === 'ar' && item.arJob) || item.job)),
    [t('dashboard.inbox.columns.message')]: item.message,
    [t('dashboard.inbox.columns.read')]: t(item.isRead ? 'common.yes' : 'common.no'),
    [t('dashboard.inbox.progress')]: t(`dashboard.inbox.folders.${folderOf(item)}`),
    [t('dashboard.inbox.columns.replied')]: item.repliedAt ? stampOf(item.repliedAt) : '',
    [t('dashboard.inbox.note.label')]: item.note ?? '',
  };
}

/** Quoted per RFC 4180; the apostrophe keeps formulas and numbers as text. */
const quoted = (text: string): string =>
  `"${FORMULA.test(text) || NUMBER.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;

/** The items as CSV that is safe to open in Excel. */
export function toCsv(items: readonly InboxItem[], t: Translate, language: Language): string {
  const rows = items.map((item) => cellsOf(item, t, language));
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return BYTE_ORDER_MARK + lines.map((cells) => cells.map(quoted).join(',')).join('\r\n');
}

/** E.g. `messages-2026-03-05.csv`. */
export const csvName = (inbox: Inbox): string => `${inbox}-${dayOf(new Date())}.csv`;
