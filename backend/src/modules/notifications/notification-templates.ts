import type { CategoryPair, NewJobApplication, NewMessage } from '@manjara/contracts';
import type { EmailTemplate } from '../../mail/email-template';

const NAME = { ar: 'الاسم', en: 'Name' };
const EMAIL = { ar: 'البريد الإلكتروني', en: 'Email' };
const PHONE = { ar: 'رقم الهاتف', en: 'Phone' };
const JOB = { ar: 'الوظيفة', en: 'Job' };

export const messageTemplate = (received: NewMessage, siteUrl: string): EmailTemplate => ({
  subject: { ar: 'رسالة جديدة', en: 'New message' },
  about: received.name,
  intro: {
    ar: 'وصلتك رسالة جديدة من نموذج التواصل في الموقع.',
    en: 'A new message came in through the contact form of the site.',
  },
  facts: [
    [NAME, received.name],
    [EMAIL, received.email],
    [PHONE, received.phone],
  ],
  quote: received.message,
  link: {
    label: { ar: 'عرض الرسائل في لوحة التحكم', en: 'See the messages in the dashboard' },
    url: `${siteUrl}/dashboard/messages`,
  },
});

/** An application with the labels of its production line. */
export type ReceivedApplication = Omit<NewJobApplication, 'job'> & { job: CategoryPair };

/** The mail has no CV: only the admin may open it. */
export const applicationTemplate = (
  received: ReceivedApplication,
  siteUrl: string,
): EmailTemplate => ({
  subject: { ar: 'طلب توظيف جديد', en: 'New job application' },
  about: received.name,
  intro: {
    ar: 'وصلك طلب توظيف جديد من صفحة «انضم إلينا».',
    en: 'A new job application came in through the page “Join us”.',
  },
  facts: [
    [NAME, received.name],
    [EMAIL, received.email],
    ...(received.phone ? [[PHONE, received.phone] as const] : []),
    [JOB, received.job],
  ],
  quote: received.message,
  link: {
    label: {
      ar: 'عرض الطلب والسيرة الذاتية في لوحة التحكم',
      en: 'See the application and the CV in the dashboard',
    },
    url: `${siteUrl}/dashboard/jobs`,
  },
});

/** The mail that shows that mails arrive. */
export const testTemplate = (siteUrl: string): EmailTemplate => ({
  subject: { ar: 'رسالة تجريبية', en: 'Test mail' },
  intro: {
    ar: 'هذه رسالة تجريبية: إشعارات موقعك تصل إلى هذا البريد.',
    en: 'This is a test: the notifications of your site reach this address.',
  },
  link: {
    label: { ar: 'إعدادات التنبيهات في ملفك الشخصي', en: 'Notifications in your profile' },
    url: `${siteUrl}/dashboard/profile`,
  },
});
