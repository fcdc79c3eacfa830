import type { Language } from '@manjara/contracts';
import type { Inbox, InboxItem } from '../../../api/inbox/inbox';

interface ReplyTexts {
  subject: Record<Inbox, string>;
  greeting: Record<Inbox, (name: string) => string>;
}

// In the sender's language, not the dashboard's.
const TEXTS: Readonly<Record<Language, ReplyTexts>> = {
  ar: {
    subject: { messages: 'رسالتك إلى منجرة', jobs: 'طلب التوظيف الذي أرسلته إلى منجرة' },
    greeting: {
      messages: (name) => `السلام عليكم ${name}،\nشكرًا لرسالتك إلى منجرة.\n`,
      jobs: (name) => `السلام عليكم ${name}،\nشكرًا لاهتمامك بالعمل معنا في منجرة.\n`,
    },
  },
  en: {
    subject: { messages: 'Your message to Manjara', jobs: 'Your application to Manjara' },
    greeting: {
      messages: (name) => `Hello ${name},\nThank you for your message to Manjara.\n`,
      jobs: (name) => `Hello ${name},\nThank you for your interest in working at Manjara.\n`,
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
export function replyTo(inbox: Inbox, item: InboxItem): { subject: string; greeting: string } {
  const { subject, greeting } = TEXTS[languageOf(item)];
  return { subject: subject[inbox], greeting: greeting[inbox](item.name) };
}
