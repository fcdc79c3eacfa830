import { findCategory, PRODUCT_CATEGORIES } from '@manjara/contracts';
import type { EmailTemplate } from '../../mail/email-template';

export interface ReceivedMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export interface ReceivedApplication {
  name: string;
  email: string;
  /** One of the product categories, in English. */
  job: string;
  message: string;
}

const LABELS = {
  ar: { name: 'الاسم', email: 'البريد الإلكتروني', phone: 'رقم الهاتف', job: 'الوظيفة' },
  en: { name: 'Name', email: 'Email', phone: 'Phone', job: 'Job' },
} as const;

export function messageTemplate(received: ReceivedMessage, siteUrl: string): EmailTemplate {
  const { name, email, phone, message: quote } = received;
  const url = `${siteUrl}/dashboard/messages`;
  const facts = ({ name: n, email: e, phone: p }: (typeof LABELS)['ar' | 'en']) =>
    [
      [n, name],
      [e, email],
      [p, phone],
    ] as const;
  return {
    subject: { ar: 'رسالة جديدة', en: 'New message' },
    about: name,
    sections: {
      ar: {
        paragraphs: ['وصلتك رسالة جديدة من نموذج التواصل في الموقع.'],
        facts: facts(LABELS.ar),
        quote,
        link: { label: 'عرض الرسائل في لوحة التحكم', url },
      },
      en: {
        paragraphs: ['A new message came in through the contact form of the site.'],
        facts: facts(LABELS.en),
        quote,
        link: { label: 'See the messages in the dashboard', url },
      },
    },
  };
}

/** The mail has no CV: only the admin may open it. */
export function applicationTemplate(received: ReceivedApplication, siteUrl: string): EmailTemplate {
  const { name, email, job, message: quote } = received;
  const url = `${siteUrl}/dashboard/jobs`;
  const jobs = findCategory(PRODUCT_CATEGORIES, job) ?? { ar: job, en: job };
  const facts = (language: 'ar' | 'en') =>
    [
      [LABELS[language].name, name],
      [LABELS[language].email, email],
      [LABELS[language].job, jobs[language]],
    ] as const;
  return {
    subject: { ar: 'طلب توظيف جديد', en: 'New job application' },
    about: name,
    sections: {
      ar: {
        paragraphs: ['وصلك طلب توظيف جديد من صفحة «انضم إلينا».'],
        facts: facts('ar'),
        quote,
        link: { label: 'عرض الطلب والسيرة الذاتية في لوحة التحكم', url },
      },
      en: {
        paragraphs: ['A new job application came in through the page “Join us”.'],
        facts: facts('en'),
        quote,
        link: { label: 'See the application and the CV in the dashboard', url },
      },
    },
  };
}
