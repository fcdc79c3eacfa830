import { companyName, type Language, type SiteSettings } from '@manjara/contracts';
import type { Inbox, InboxItem } from '../../../api/inbox/inbox';

interface ReplyTexts {
  subject: Record<Inbox, (company: string) => string>;
  greeting: Record<Inbox, (name: string, company: string) => string>;
}

type CompanyNames = Pick<SiteSettings, 'name' | 'arName'>;

// In the sender's language, not the dashboard's.
const TEXTS: Readonly<Record<Language, ReplyTexts>> = {
  ar: {
    subject: {
      messages: (company) => `رسالتك إلى ${company}`,
      jobs: (company) => `طلب التوظيف الذي أرسلته إلى ${company}`,
    },
    greeting: {
      messages: (name, company) => `السلام عليكم ${name}،\nشكرًا لرسالتك إلى ${company}.\n`,
      jobs: (name, company) => `السلام عليكم ${name}،\nشكرًا لاهتمامك بالعمل معنا في ${company}.\n`,
    },
  },
  en: {
    subject: {
      messages: (company) => `Your message to ${company}`,
      jobs: (company) => `Your application to ${company}`,
    },
    greeting: {
      messages: (name, company) => `Hello ${name},\nThank you for your message to ${company}.\n`,
      jobs: (name, company) =>
        `Hello ${name},\nThank you for your interest in working at ${company}.\n`,
    },
  },
};

/** The sender's language: Arabic if most letters are Arabic. */
function languageOf({ name, message }: InboxItem): Language {
  const letters = `${name} ${message}`.match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter));
  return arabic.length * 2 > letters.length ? 'ar' : 'en';
}

/** The greeting of a reply, and the subject of a mail. */
export function replyTo(
  inbox: Inbox,
  item: InboxItem,
  names: CompanyNames,
): { subject: string; greeting: string } {
  const language = languageOf(item);
  const { subject, greeting } = TEXTS[language];
  const company = companyName(names, language);
  return { subject: subject[inbox](company), greeting: greeting[inbox](item.name, company) };
}
