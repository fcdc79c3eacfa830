import { COMPANY, LANGUAGE_TABLE, type Language, LANGUAGES, shorten } from '@manjara/contracts';
import type { Bilingual } from '../common/errors/api-error';
import { escapeHtml } from '../common/text/escape-html';
import type { Mail } from './mail';

/** What a mail says, in one language. All of it is plain text. */
export interface LetterPart {
  paragraphs: readonly string[];
  /** Short facts, each with what it is. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** What somebody wrote, line breaks included. */
  quote?: string;
  link: { label: string; url: string };
  /** After the link. */
  note?: string;
}

/** What a mail says, in both languages: Arabic first. */
export interface Letter {
  subject: Bilingual;
  /** Ends the subject, in whichever language it is. */
  about?: string;
  parts: Readonly<Record<Language, LetterPart>>;
}

/** Mailboxes know no style sheets. */
const STYLE = 'font-family:Tahoma,Arial,sans-serif;font-size:16px;line-height:1.6';

const SUBJECT_MAX = 80;

/** A text as one line without control characters, cut where a mailbox would cut it anyway. */
export function oneLine(text: string): string {
  return shorten(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(), SUBJECT_MAX);
}

function partAsText({ paragraphs, facts = [], quote, link, note }: LetterPart): string {
  return [
    ...paragraphs,
    // A number on a line of its own keeps its direction between Arabic words.
    ...facts.map(([label, value]) => `${label}:\n${value}`),
    quote ?? '',
    `${link.label}:\n${link.url}`,
    note ?? '',
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

const paragraph = (html: string): string => `<p>${html}</p>`;

/** What people wrote has the direction of its own language. */
const ofPeople = (text: string): string =>
  `<span dir="auto">${escapeHtml(text).replace(/\n/g, '<br>')}</span>`;

function partAsHtml(part: LetterPart, language: Language): string {
  const { paragraphs, facts = [], quote, link, note } = part;
  const blocks = [
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    ...(facts.length > 0
      ? [
          paragraph(
            facts
              .map(([label, value]) => `<b>${escapeHtml(label)}:</b> ${ofPeople(value)}`)
              .join('<br>'),
          ),
        ]
      : []),
    ...(quote === undefined
      ? []
      : [
          `<blockquote dir="auto" style="text-align:start">${escapeHtml(quote).replace(/\n/g, '<br>')}</blockquote>`,
        ]),
    paragraph(`<a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>`),
    ...(note === undefined ? [] : [paragraph(escapeHtml(note))]),
  ];
  const { dir } = LANGUAGE_TABLE[language];
  // Said in the style, too: some mailboxes turn the text and leave it on the wrong side.
  const style = `${STYLE};text-align:${dir === 'rtl' ? 'right' : 'left'}`;
  return `<div lang="${language}" dir="${dir}" style="${style}">${blocks.join('\n')}</div>`;
}

/** Puts a letter into a mail: plain text and HTML, each in both languages. */
export function mailOf(letter: Letter): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, about, parts } = letter;
  const title = `${subject.ar} | ${subject.en}`;
  const signature = `${COMPANY.name.ar} | ${COMPANY.name.en}`;
  return {
    subject: about === undefined ? title : `${title}: ${oneLine(about)}`,
    text: [...LANGUAGES.map((language) => partAsText(parts[language])), signature].join(
      '\n\n----\n\n',
    ),
    html: [
      '<!doctype html>',
      `<html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>`,
      LANGUAGES.map((language) => partAsHtml(parts[language], language)).join('\n<hr>\n'),
      `<hr>\n<p style="${STYLE}">${escapeHtml(signature)}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}
