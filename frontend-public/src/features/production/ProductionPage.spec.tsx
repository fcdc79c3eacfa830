import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct } from '../../testing/factories';
import { failure, fakeApi } from '../../testing/fake-api';
import { renderPage } from '../../testing/render-page';

describe.each([
  {
    language: 'ar',
    name: 'منتج 1',
    category: 'الأبواب',
    open: 'عرض منتج 1 بحجم كبير',
    info: 'تاريخ منتج 1',
    // 22:30 UTC on the ninth is the tenth in Jeddah.
    date: 'أُضيف في ١٠‏/٣‏/٢٠٢٦',
    noDate: 'التاريخ غير متاح',
    close: 'إغلاق',
    empty: 'ستُعرض منتجاتنا هنا قريبًا.',
    projects: 'شاهد مشاريعنا',
    failed: 'تعذّر تحميل البيانات. يرجى المحاولة مرة أخرى لاحقًا.',
  },
  {
    language: 'en',
    name: 'Product 1',
    category: 'Doors',
    open: 'Show Product 1 large',
    info: 'Date of Product 1',
    date: 'Added on 10/03/2026',
    noDate: 'Date not available',
    close: 'Close',
    empty: 'Our products will be shown here soon.',
    projects: 'See our projects',
    failed: 'Failed to fetch data. Please try again later.',
  },
] as const)('production in $language', (text) => {
  it('shows a card for each product', async () => {
    fakeApi({ '/products': [aProduct(1), aProduct(2)] });
    await renderPage('/production', text.language);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    const card = screen.getByRole('heading', { name: text.name }).closest('li')!;
    expect(card).toHaveTextContent(text.category);
  });

  it('opens the picture large, and closes it again', async () => {
    fakeApi({ '/products': [aProduct(1)] });
    await renderPage('/production', text.language);
    await userEvent.click(screen.getByRole('button', { name: text.open }));
    const popup = screen.getByRole('dialog', { name: text.name });
    expect(within(popup).getByRole('img')).toHaveAttribute('src', `${aProduct(1).image.url}?w=768`);
    expect(popup).toHaveTextContent(text.category);
    await userEvent.click(within(popup).getByRole('button', { name: text.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells the date of creation, in Jeddah', async () => {
    fakeApi({ '/products': [aProduct(1)] });
    await renderPage('/production', text.language);
    const info = screen.getByRole('button', { name: text.info });
    expect(info.getAttribute('aria-describedby')).toBeTruthy();
    const tip = document.getElementById(info.getAttribute('aria-describedby')!)!;
    expect(tip.textContent!.replace(/\u200f|\b0/g, '')).toBe(text.date.replace(/\u200f|\b0/g, ''));
  });

  it('says so where there is no date', async () => {
    fakeApi({ '/products': [aProduct(1, { createdAt: '' })] });
    await renderPage('/production', text.language);
    const info = screen.getByRole('button', { name: text.info });
    expect(document.getElementById(info.getAttribute('aria-describedby')!)).toHaveTextContent(
      text.noDate,
    );
  });

  it('says that there are none yet, and leads to the projects', async () => {
    fakeApi({ '/products': [] });
    const { toasts } = await renderPage('/production', text.language);
    expect(screen.getByRole('heading', { level: 2, name: text.empty })).toBeVisible();
    expect(screen.getByRole('link', { name: text.projects })).toHaveAttribute('href', '/projects');
    expect(toasts).toEqual([]);
  });

  it('says when the products cannot be loaded', async () => {
    fakeApi({ '/products': failure(500) });
    const { toasts } = await renderPage('/production', text.language);
    expect(toasts).toEqual([`error: ${text.failed}`]);
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
