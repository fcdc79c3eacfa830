import { LANGUAGE_TABLE, type Language, shorten } from '@manjara/contracts';
import type { Bilingual } from '../common/errors/api-error';
import { escapeHtml } from '../common/text/escape-html';
import { inBothScripts } from '../config/mail-settings';
import type { Mail } from './mailer';

/** A mail in both languages, Arabic first. */
export interface EmailTemplate {
  subject: Bilingual;
  /** Name of the person concerned; added to the subject. */
  about?: string;
  intro: Bilingual;
  /** Labelled values. */
  facts?: readonly (readonly [label: Bilingual, value: string | Bilingual])[];
  /** A visitor's own text, with its line breaks. */
  quote?: string;
  link: { label: Bilingual; url: string };
  /** Shown after the link. */
  note?: Bilingual;
}

/** The site that a mail comes from. */
interface EmailSite {
  siteUrl: string;
  /** Its name. */
  company: Bilingual;
}

/** Inline, because mail clients ignore style sheets. */
const STYLE = 'font-family:Tahoma,Arial,sans-serif;font-size:16px;line-height:1.6';

const SUBJECT_MAX = 80;

/** Makes a text one line without control characters, shortened for a subject. */
export function oneLine(text: string): string {
  return shorten(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(), SUBJECT_MAX);
}

/** The labelled values of a mail in one language. */
const factsIn = (language: Language, facts: EmailTemplate['facts'] = []) =>
  facts.map(([label, value]) => ({
    label: label[language],
    value: typeof value === 'string' ? value : value[language],
  }));

function sectionAsText(template: EmailTemplate, language: Language): string {
  const { intro, facts, quote, link, note } = template;
  const blocks = [
    intro[language],
    // The value is on its own line to keep its direction among Arabic words.
    ...factsIn(language, facts).map(({ label, value }) => `${label}:\n${value}`),
    quote,
    `${link.label[language]}:\n${link.url}`,
    note?.[language],
  ];
  return blocks.filter(Boolean).join('\n\n');
}

const paragraph = (html: string): string => `<p>${html}</p>`;

const withBreaks = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>');

function sectionAsHtml(template: EmailTemplate, language: Language): string {
  const { intro, facts, quote, link, note } = template;
  // `dir="auto"`, as a visitor may write in either language.
  const factLines = factsIn(language, facts).map(
    ({ label, value }) =>
      `<b>${escapeHtml(label)}:</b> <span dir="auto">${withBreaks(value)}</span>`,
  );
  const blocks = [
    paragraph(escapeHtml(intro[language])),
    facts && paragraph(factLines.join('<br>')),
    quote && `<blockquote dir="auto" style="text-align:start">${withBreaks(quote)}</blockquote>`,
    paragraph(`<a href="${escapeHtml(link.url)}">${escapeHtml(link.label[language])}</a>`),
    note && paragraph(escapeHtml(note[language])),
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
  { siteUrl, company }: EmailSite,
): Omit<Mail, 'to' | 'replyTo'> {
  const { subject, about } = template;
  const title = `${subject.ar} | ${subject.en}`;
  const signature = inBothScripts(company);
  return {
    sender: signature,
    subject: about === undefined ? title : `${title}: ${oneLine(about)}`,
    text: [
      sectionAsText(template, 'ar'),
      sectionAsText(template, 'en'),
      `${signature}\n${siteUrl}`,
    ].join('\n\n----\n\n'),
    html: [
      '<!doctype html>',
      `<html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>`,
      `${sectionAsHtml(template, 'ar')}\n<hr>\n${sectionAsHtml(template, 'en')}`,
      `<hr>\n<p style="${STYLE}">${escapeHtml(signature)}<br>`,
      `<a href="${escapeHtml(siteUrl)}" dir="ltr">${escapeHtml(siteUrl)}</a></p>`,
      '</body></html>',
    ].join('\n'),
  };
}
