import { COMPANY_NAME, LANGUAGE_TABLE, type Language, shorten } from '@manjara/contracts';
import type { Bilingual } from '../common/errors/api-error';
import { escapeHtml } from '../common/text/escape-html';
import type { Mail } from './mailer';

/** One language's content of a mail, as plain text. */
export interface EmailSection {
  paragraphs: readonly string[];
  /** Labelled values. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** A visitor's own text, with its line breaks. */
  quote?: string;
  link: { label: string; url: string };
  /** Shown after the link. */
  note?: string;
}

/** A mail in both languages, Arabic first. */
export interface EmailTemplate {
  subject: Bilingual;
  /** Name of the person concerned; added to the subject. */
  about?: string;
  sections: Readonly<Record<Language, EmailSection>>;
}

/** Inline, because mail clients ignore style sheets. */
const STYLE = 'font-family:Tahoma,Arial,sans-serif;font-size:16px;line-height:1.6';

const SUBJECT_MAX = 80;

/** Makes a text one line without control characters, shortened for a subject. */
export function oneLine(text: string): string {
  return shorten(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(), SUBJECT_MAX);
}

function sectionAsText({ paragraphs, facts = [], quote, link, note }: EmailSection): string {
  const blocks = [
    ...paragraphs,
    // The value is on its own line to keep its direction among Arabic words.
    ...facts.map(([label, value]) => `${label}:\n${value}`),
    quote,
    `${link.label}:\n${link.url}`,
    note,
  ];
  return blocks.filter(Boolean).join('\n\n');
}

const paragraph = (html: string): string => `<p>${html}</p>`;

const withBreaks = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>');

/** `dir="auto"`: a visitor's text has the direction of its own language. */
const factAsHtml = ([label, value]: readonly [string, string]): string =>
  `<b>${escapeHtml(label)}:</b> <span dir="auto">${withBreaks(value)}</span>`;

const quoteAsHtml = (quote: string): string =>
  `<blockquote dir="auto" style="text-align:start">${withBreaks(quote)}</blockquote>`;

function sectionAsHtml(section: EmailSection, language: Language): string {
  const { paragraphs, facts, quote, link, note } = section;
  const blocks = [
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    facts && paragraph(facts.map(factAsHtml).join('<br>')),
    quote && quoteAsHtml(quote),
    paragraph(`<a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>`),
    note && paragraph(escapeHtml(note)),
  ];
  const html = blocks.filter(Boolean).join('\n');
  const { dir } = LANGUAGE_TABLE[language];
  // Some mail clients apply `dir` but do not align the text, so set `text-align` too.
  const style = `${STYLE};text-align:${dir === 'rtl' ? 'right' : 'left'}`;
  return `<div lang="${language}" dir="${dir}" style="${style}">${html}</div>`;
}

/**
 * Renders a template as plain text and HTML, each in both languages. The only recipient is the
 * owner, so a mail names the site but gives no contact details.
 */
export function renderEmail(
  template: EmailTemplate,
  siteUrl: string,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, about, sections } = template;
  const title = `${subject.ar} | ${subject.en}`;
  const signature = `${COMPANY_NAME.ar} | ${COMPANY_NAME.en}`;
  return {
    subject: about === undefined ? title : `${title}: ${oneLine(about)}`,
    text: [sectionAsText(sections.ar), sectionAsText(sections.en), `${signature}\n${siteUrl}`].join(
      '\n\n----\n\n',
    ),
    html: [
      '<!doctype html>',
      `<html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>`,
      `${sectionAsHtml(sections.ar, 'ar')}\n<hr>\n${sectionAsHtml(sections.en, 'en')}`,
      `<hr>\n<p style="${STYLE}">${escapeHtml(signature)}<br>`,
      `<a href="${escapeHtml(siteUrl)}" dir="ltr">${escapeHtml(siteUrl)}</a></p>`,
      '</body></html>',
    ].join('\n'),
  };
}
