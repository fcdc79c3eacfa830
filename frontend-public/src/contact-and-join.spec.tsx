import { DEFAULT_SITE_SETTINGS as SETTINGS, phoneLink } from '@manjara/contracts';
import { screen } from '@testing-library/react';
import { failure, fakeApi } from './testing/fake-api';
import { renderPage } from './testing/render-page';

const texts = {
  contact: {
    mainText: 'Tell us',
    arMainText: 'حدّثنا',
    sectionTitle: 'Write',
    arSectionTitle: 'اكتب',
  },
  join: { mainText: 'Good hands', arMainText: 'أيدٍ ماهرة' },
};

describe.each([
  {
    language: 'ar',
    contact: 'حدّثنا',
    section: 'اكتب',
    join: 'أيدٍ ماهرة',
    linkedin: /لينكدإن/,
    form: 'نموذج التواصل',
    application: 'طلب توظيف',
    uses: [
      'نستخدم ما ترسله للرد عليك، لا غير.',
      'نستخدم طلبك وسيرتك الذاتية للنظر في توظيفك، لا غير.',
    ],
    error: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
    fetch: 'تعذّر تحميل البيانات. يرجى المحاولة مرة أخرى لاحقًا.',
  },
  {
    language: 'en',
    contact: 'Tell us',
    section: 'Write',
    join: 'Good hands',
    linkedin: /LinkedIn/,
    form: 'Contact form',
    application: 'Job application',
    uses: [
      'We use what you send to answer you, and for nothing else.',
      'We use your application and CV to decide on it, and for nothing else.',
    ],
    error: 'Something went wrong. Please try again.',
    fetch: 'Failed to fetch data. Please try again later.',
  },
] as const)('contact and join in $language', (text) => {
  it.each(['/contact', '/join'])('shows the hero of %s with the social profiles', async (path) => {
    fakeApi({ '/content': texts });
    await renderPage(path, text.language);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      path === '/contact' ? text.contact : text.join,
    );
    expect(screen.getByRole('link', { name: text.linkedin })).toHaveAttribute(
      'href',
      SETTINGS.linkedin,
    );
  });

  it.each(['/contact', '/join'])('says on %s what that which is sent is used for', async (path) => {
    fakeApi({ '/content': texts });
    await renderPage(path, text.language);
    const use = text.uses[path === '/contact' ? 0 : 1]!;
    expect(screen.getByText(use).closest('form')).toBeVisible();
  });

  it('has the form on the contact page', async () => {
    fakeApi({ '/content': texts });
    await renderPage('/contact', text.language);
    expect(screen.getByRole('heading', { name: text.section })).toBeVisible();
    expect(screen.getByRole('form', { name: text.form })).toBeVisible();
  });

  it('tells how else to get in touch', async () => {
    fakeApi({ '/content': texts });
    await renderPage('/contact', text.language);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href(SETTINGS.phone)).toBe(phoneLink(SETTINGS.phone));
    expect(href(SETTINGS.email)).toBe(`mailto:${SETTINGS.email}`);
    expect(
      screen.getByText(text.language === 'ar' ? SETTINGS.arAddress : SETTINGS.address),
    ).toBeVisible();
  });

  it('offers the form also when the texts cannot be loaded', async () => {
    fakeApi({ '/content': failure(500) });
    const { toasts } = await renderPage('/contact', text.language);
    expect(toasts).toEqual([`error: ${text.error}`]);
    expect(screen.getByRole('form', { name: text.form })).toBeVisible();
  });

  it('says when the texts of the join page cannot be loaded, and offers the form', async () => {
    fakeApi({ '/content': failure(500) });
    const { toasts } = await renderPage('/join', text.language);
    expect(toasts).toEqual([`error: ${text.fetch}`]);
    expect(screen.getByRole('form', { name: text.application })).toBeVisible();
  });
});
