import { inLanguage, pageAddress } from '@manjara/platform';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCategory, aProduct } from '../../testing/factories';
import { failure, mockApi } from '../../testing/network';
import { renderPage } from '../../testing/render-page';

const at = (number: number) => `/production?product=${aProduct(number)._id}`;

describe('production', () => {
  it('opens the picture large under an address of its own, and closes it again', async () => {
    const requests = mockApi({ '/products': [aProduct(1), aProduct(2)] });
    const { address } = await renderPage('/production', 'en');
    expect(screen.getAllByRole('heading', { level: 2, name: /^Product/ })).toHaveLength(2);
    const card = screen.getByRole('link', { name: 'Product 1' });
    await userEvent.click(card);
    expect(address()).toBe(pageAddress('', at(1), 'en'));
    const popup = screen.getByRole('dialog', { name: 'Product 1' });
    expect(within(popup).getByRole('img')).toHaveAttribute('src', `${aProduct(1).image.url}?w=768`);
    expect(popup).toHaveTextContent('Doors');
    await userEvent.click(within(popup).getByRole('link', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/production');
    expect(card).toHaveFocus();
    expect(requests.filter(({ path }) => path === '/products')).toHaveLength(1);
  });

  it.each([
    ['en', ['Wood: Teak', 'Lead time: About four weeks']],
    ['ar', ['الخشب: الساج', 'مدة التنفيذ: نحو أربعة أسابيع']],
  ] as const)('says in the popup what is known of the product (%s)', async (language, known) => {
    const facts = { wood: 'Teak', arWood: 'الساج' };
    const leadTime = { leadTime: 'About four weeks', arLeadTime: 'نحو أربعة أسابيع' };
    mockApi({ '/products': [aProduct(1, { ...facts, ...leadTime }), aProduct(2)] });
    await renderPage(at(1), language);
    const rows = [...screen.getByRole('dialog').querySelectorAll('dl > div')];
    expect(rows.map((row) => [...row.children].map((each) => each.textContent).join(': '))).toEqual(
      known,
    );
  });

  it.each([
    ['en', 'Pictures of Product 1', 'Next picture', '2 of 2: From the side'],
    ['ar', 'صور منتج 1', 'الصورة التالية', '٢ من ٢: من الجانب'],
  ] as const)(
    'shows all views of a product in the popup, with its facts (%s)',
    async (language, label, next, place) => {
      const main = aProduct(1);
      const side = {
        ...main.image,
        url: '/api/files/side',
        alt: 'From the side',
        arAlt: 'من الجانب',
      };
      const parts = { wood: 'Teak', arWood: 'الساج', secondaryImages: [side] };
      mockApi({ '/products': [aProduct(1, parts), aProduct(2)] });
      await renderPage(at(1), language);
      const popup = within(
        screen.getByRole('dialog', { name: inLanguage(main, 'name', language) }),
      );
      const gallery = within(popup.getByRole('region', { name: label }));
      const shown = gallery.getAllByRole<HTMLImageElement>('img').filter(({ alt }) => alt);
      expect(shown.map(({ alt }) => alt)).toEqual(
        [main.image, side].map((picture) => inLanguage(picture, 'alt', language)),
      );
      await userEvent.click(gallery.getByRole('button', { name: next }));
      expect(gallery.getByText(place)).toBeInTheDocument();
      expect(popup.getByText(inLanguage(main, 'category', language))).toBeVisible();
      expect(popup.getByText(inLanguage(aProduct(1, parts), 'wood', language))).toBeVisible();
    },
  );

  it('shows one picture without the buttons of a gallery', async () => {
    const { secondaryImages: _views, ...older } = aProduct(1);
    mockApi({ '/products': [older] });
    await renderPage(at(1), 'en');
    const popup = within(screen.getByRole('dialog', { name: 'Product 1' }));
    expect(popup.getAllByRole('img')).toHaveLength(1);
    expect(popup.queryByRole('button', { name: 'Next picture' })).toBeNull();
  });

  it('is opened at a product by its address, and its card has the focus afterwards', async () => {
    mockApi({ '/products': [aProduct(1), aProduct(2)] });
    const { address } = await renderPage(at(1), 'en');
    const popup = screen.getByRole('dialog', { name: 'Product 1' });
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.click(within(popup).getByRole('link', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(pageAddress('', '/production', 'en'));
    expect(screen.getByRole('link', { name: 'Product 1' })).toHaveFocus();
  });

  it('says that a product is not there, above the others', async () => {
    mockApi({ '/products': [aProduct(1)] });
    const { address } = await renderPage('/production?product=gone', 'en');
    expect(screen.getByRole('status')).toHaveTextContent('This product is not here');
    expect(screen.getByRole('link', { name: 'Product 1' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back to the production lines' }));
    expect(screen.queryByText('This product is not here')).toBeNull();
    expect(address()).toBe(pageAddress('', '/production', 'en'));
  });

  it.each([
    ['2026-03-09T22:30:00.000Z', /^Added on 10\/0?3\/2026$/],
    ['', /^Date not available$/],
  ])('shows the date of creation, in Jeddah (%j)', async (createdAt, message) => {
    mockApi({ '/products': [aProduct(1, { createdAt })] });
    await renderPage('/production', 'en');
    const info = screen.getByRole('button', { name: 'Date of Product 1' });
    expect(document.getElementById(info.getAttribute('aria-describedby')!)).toHaveTextContent(
      message,
    );
  });

  it('says that there are none yet, and links to the projects', async () => {
    mockApi({ '/products': [] });
    const { toasts } = await renderPage('/production', 'en');
    expect(
      screen.getByRole('heading', { level: 2, name: 'Our products will be shown here soon.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See our projects' })).toHaveAttribute(
      'href',
      pageAddress('', '/projects', 'en'),
    );
    expect(toasts).toEqual([]);
  });

  it('says when the products cannot be loaded', async () => {
    mockApi({ '/products': failure(500) });
    const { toasts } = await renderPage('/production', 'en');
    expect(toasts).toEqual([`error: Failed to fetch data. Please try again later.`]);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('is filtered by a line, which it introduces, and asks about a product', async () => {
    const chair = aProduct(2, { category: 'Furniture', arCategory: 'الأثاث' });
    const furniture = { en: 'Furniture', ar: 'الأثاث' };
    const introduction = 'Tables, seating, beds.';
    const requests = mockApi({
      '/products': [aProduct(1), chair],
      '/product-lines': [aCategory(furniture, { introduction })],
    });
    const { address } = await renderPage('/production', 'en');
    await userEvent.click(screen.getByRole('link', { name: 'Furniture' }));
    expect(address()).toBe('/production?line=Furniture&lang=en');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Furniture');
    expect(screen.getByText(introduction)).toBeVisible();
    expect(document.title).toContain('Furniture');
    expect(screen.queryByRole('link', { name: 'Product 1' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Product 2' }));
    const popup = screen.getByRole('dialog', { name: 'Product 2' });
    const ask = within(popup).getByRole('link', { name: 'Ask about this product' });
    expect(ask.getAttribute('href')).toContain(`/contact?product=${chair._id}`);
    await userEvent.click(within(popup).getByRole('link', { name: 'Close' }));
    expect(address()).toBe('/production?line=Furniture&lang=en');
    expect(requests.filter(({ path }) => path === '/products')).toHaveLength(1);
  });

  it.each(['الأبواب', 'doors'])(
    'finds a line by its label in either language (%s)',
    async (label) => {
      mockApi({ '/products': [aProduct(1)] });
      await renderPage(`/production?line=${label}`, 'ar');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('الأبواب');
    },
  );
});
