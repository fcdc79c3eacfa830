import { screen } from '@testing-library/react';
import { mockApi } from '../../testing/network';
import { renderPage } from '../../testing/render-page';
import ar from './locales/ar.json';
import en from './locales/en.json';

it.each([
  ['ar', ar.privacy],
  ['en', en.privacy],
] as const)(
  'the privacy page in %s says what is kept, and whom to ask',
  async (language, texts) => {
    mockApi({});
    await renderPage('/privacy', language);
    for (const { title, text } of texts.sections) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
    }
    const law = language === 'ar' ? 'نظام حماية البيانات الشخصية' : 'Personal Data Protection Law';
    expect(screen.getByText(new RegExp(law))).toBeVisible();
    expect(document.querySelector('time')).toHaveTextContent(/202\d|٢٠٢[٠-٩]/);
    const ways = ['/contact', 'mailto:', 'tel:'];
    for (const way of ways) {
      expect(
        screen.getAllByRole('link').some((link) => link.getAttribute('href')?.startsWith(way)),
      ).toBe(true);
    }
  },
);
