import { pageAddress } from '@manjara/platform';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct } from '../../testing/factories';
import { failure, fakeApi } from '../../testing/fake-api';
import { renderPage } from '../../testing/render-page';

const at = (number: number) => `/production?product=${aProduct(number)._id}`;

describe.each([
  {
    language: 'ar',
    name: 'منتج 1',
    category: 'الأبواب',
    info: 'تاريخ منتج 1',
    // 22:30 UTC on the ninth is the tenth in Jeddah.
    date: 'أُضيف في ١٠‏/٣‏/٢٠٢٦',
    noDate: 'التاريخ غير متاح',
    close: 'إغلاق',
    missing: 'هذا المنتج غير موجود',
    all: 'العودة إلى خطوط الإنتاج',
    description: 'منتج 1، من خط الأبواب: من صنع ورشة منجرة في جدة.',
    alt: 'صورة product-1',
    brand: 'منجرة',
    empty: 'ستُعرض منتجاتنا هنا قريبًا.',
    projects: 'شاهد مشاريعنا',
    failed: 'تعذّر تحميل البيانات. يرجى المحاولة مرة أخرى لاحقًا.',
  },
  {
    language: 'en',
    name: 'Product 1',
    category: 'Doors',
    info: 'Date of Product 1',
    date: 'Added on 10/03/2026',
    noDate: 'Date not available',
    close: 'Close',
    missing: 'This product is not here',
    all: 'Back to the production lines',
    description: "Product 1, from our Doors line, made in Manjara's workshop in Jeddah.",
    alt: 'Picture of product-1',
    brand: 'Manjara',
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

  it('opens the picture large under an address of its own, and closes it again', async () => {
    const requests = fakeApi({ '/products': [aProduct(1), aProduct(2)] });
    const { address } = await renderPage('/production', text.language);
    const card = screen.getByRole('link', { name: text.name });
    await userEvent.click(card);
    expect(address()).toBe(pageAddress('', at(1), text.language));
    const popup = screen.getByRole('dialog', { name: text.name });
    expect(within(popup).getByRole('img')).toHaveAttribute('src', `${aProduct(1).image.url}?w=768`);
    expect(popup).toHaveTextContent(text.category);
    await userEvent.click(within(popup).getByRole('link', { name: text.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/production');
    expect(card).toHaveFocus();
    expect(requests).toHaveLength(1);
  });

  it('is opened at a product by its address, and its card has the focus afterwards', async () => {
    fakeApi({ '/products': [aProduct(1), aProduct(2)] });
    const { address } = await renderPage(at(1), text.language);
    const popup = screen.getByRole('dialog', { name: text.name });
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.click(within(popup).getByRole('link', { name: text.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(pageAddress('', '/production', text.language));
    expect(screen.getByRole('link', { name: text.name })).toHaveFocus();
  });

  it('says of a product that is shared its name, description and picture', async () => {
    fakeApi({ '/products': [aProduct(2), aProduct(1)] });
    await renderPage(at(1), text.language);
    const said = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute);
    const own = text.language === 'ar' ? at(1) : `${at(1)}&lang=en`;
    expect(document.title).toBe(`${text.name} | ${text.brand}`);
    expect(said('meta[property="og:title"]', 'content')).toBe(document.title);
    expect(said('meta[name="description"]', 'content')).toBe(text.description);
    expect(said('meta[property="og:description"]', 'content')).toBe(text.description);
    expect(said('meta[property="og:image"]', 'content')).toBe(`${aProduct(1).image.url}?w=1440`);
    expect(said('meta[property="og:image:alt"]', 'content')).toBe(text.alt);
    expect(said('meta[property="og:url"]', 'content')).toBe(own);
    expect(said('link[rel="canonical"]', 'href')).toBe(own);
    expect(said('link[hreflang="ar"]', 'href')).toBe(at(1));
    expect(said('link[hreflang="en"]', 'href')).toBe(`${at(1)}&lang=en`);
  });

  it('says that a product is not there, above the others', async () => {
    fakeApi({ '/products': [aProduct(1)] });
    const { address } = await renderPage('/production?product=gone', text.language);
    expect(screen.getByRole('status')).toHaveTextContent(text.missing);
    expect(screen.getByRole('link', { name: text.name })).toBeVisible();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
    await userEvent.click(screen.getByRole('link', { name: text.all }));
    expect(screen.queryByText(text.missing)).toBeNull();
    expect(address()).toBe(pageAddress('', '/production', text.language));
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
    expect(screen.getByRole('link', { name: text.projects })).toHaveAttribute(
      'href',
      pageAddress('', '/projects', text.language),
    );
    expect(toasts).toEqual([]);
  });

  it('says when the products cannot be loaded', async () => {
    fakeApi({ '/products': failure(500) });
    const { toasts } = await renderPage('/production', text.language);
    expect(toasts).toEqual([`error: ${text.failed}`]);
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
