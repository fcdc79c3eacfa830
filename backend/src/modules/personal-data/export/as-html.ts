import { COMPANY, findCategory, PRODUCT_CATEGORIES, TIME_ZONE } from '@manjara/contracts';
import { escapeHtml } from '../../../common/text/escape-html';
import type { ExportedJob, ExportedMessage, ExportedRecords } from './export-record';

/** As everybody reads dates: 2026-03-05 12:00. */
const STAMP = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** It is opened from a disk: nothing in it may run or be loaded, whatever a form was sent. */
const HEAD = `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>البيانات الشخصية | Personal data</title>
<style>
body { max-inline-size: 46rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.7 Tahoma, Arial, sans-serif; }
article { margin-block: 1rem; padding: 1rem; border: 1px solid #cbbfae; border-radius: 8px; }
dt { color: #5b3a26; font-size: 0.9em; }
dd { margin: 0 0 0.75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
`;

interface Fact {
  ar: string;
  en: string;
  /** What the person wrote, which has a direction of its own. */
  text: string;
  /** Where it leads within the archive. */
  link?: string;
}

const factOf = ({ ar, en, text, link }: Fact): string => {
  const shown = escapeHtml(text);
  const value =
    link === undefined ? shown : `<a href="${escapeHtml(encodeURI(link))}">${shown}</a>`;
  return `<dt>${ar} | <span lang="en">${en}</span></dt><dd dir="auto">${value}</dd>`;
};

const article = (facts: readonly Fact[]): string =>
  `<article><dl>\n${facts.map(factOf).join('\n')}\n</dl></article>\n`;

const shared = ({ received, name, email }: ExportedMessage | ExportedJob): Fact[] => [
  { ar: 'تاريخ الاستلام', en: 'Received', text: STAMP.format(new Date(received)) },
  { ar: 'الاسم', en: 'Name', text: name },
  { ar: 'البريد الإلكتروني', en: 'Email', text: email },
];

const messageFacts = (message: ExportedMessage): Fact[] => [
  ...shared(message),
  { ar: 'رقم الهاتف', en: 'Phone', text: message.phone },
  { ar: 'الرسالة', en: 'Message', text: message.message },
];

function jobFacts(application: ExportedJob): Fact[] {
  const { job, message, cv } = application;
  const label = findCategory(PRODUCT_CATEGORIES, job);
  return [
    ...shared(application),
    { ar: 'الوظيفة', en: 'Job', text: label ? `${label.ar} | ${label.en}` : job },
    { ar: 'الرسالة', en: 'Message', text: message },
    ...(cv ? [{ ar: 'السيرة الذاتية', en: 'CV', text: cv.file, link: cv.file }] : []),
  ];
}

/** The records for people, in both languages, to be opened in any browser. */
export async function* asHtml(records: ExportedRecords, exported: string): AsyncGenerator<string> {
  yield HEAD;
  yield `<h1>البيانات الشخصية | <span lang="en">Personal data</span></h1>\n`;
  yield `<p>${escapeHtml(`${COMPANY.name.ar} | ${COMPANY.name.en}`)} · ${STAMP.format(new Date(exported))}</p>\n`;
  yield `<h2>الرسائل | <span lang="en">Messages</span></h2>\n`;
  for await (const message of records.messages()) yield article(messageFacts(message));
  yield `<h2>طلبات التوظيف | <span lang="en">Job applications</span></h2>\n`;
  for await (const job of records.jobs()) yield article(jobFacts(job));
  yield '</body>\n</html>\n';
}
