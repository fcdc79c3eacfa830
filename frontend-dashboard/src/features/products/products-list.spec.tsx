import type { Product } from '@manjara/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { UNDO_MS } from '../../lib/deletions';
import { waitOutUndo, withFakeTimers } from '../../testing/deletions';
import { aProduct } from '../../testing/fixtures';
import { network, refusal } from '../../testing/network';
import { onSite, open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const answer = (products: Product[]) => network.on('GET /products', { body: products });

const names = () =>
  screen.getAllByRole('rowheader').map((header) => within(header).getByRole('link').textContent);

describe.each(['ar', 'en'] as const)('the product table (%s)', (language) => {
  const nameOf = (product: Product) => (language === 'ar' ? product.arName : product.name);
  const oak = aProduct({ name: 'Oak door', arName: 'باب من البلوط' });
  const chair = aProduct({
    name: 'Armchair',
    arName: 'أريكة',
    category: 'Furniture',
    arCategory: 'الأثاث',
    createdAt: '2026-01-01T09:00:00.000Z',
  });

  it('shows picture, both names, category, date and what can be done', async () => {
    answer([oak]);
    const { t } = await open('/dashboard/products', { language });
    const name = nameOf(oak);
    const row = (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr')!;
    for (const text of [oak.name, oak.arName, language === 'ar' ? oak.arCategory : oak.category]) {
      expect(row).toHaveTextContent(text);
    }
    expect(row).toHaveTextContent(language === 'ar' ? '٥‏/٣‏/٢٠٢٦' : '5/3/2026');
    expect(row.querySelector('img')).toHaveAttribute('src', `${oak.image.url}?w=960`);
    const link = (key: 'edit' | 'view') =>
      within(row).getByRole('link', { name: t(`dashboard.tables.${key}`, { name }) });
    expect(link('edit')).toHaveAttribute('href', `/dashboard/edit-product/${oak._id}`);
    expect(link('view')).toHaveAttribute(
      'href',
      onSite(`/production?product=${oak._id}`, language),
    );
  });

  it('has search, category and order in the URL', async () => {
    answer([oak, chair]);
    const { user, texts, path } = await open('/dashboard/products?sort=createdAt', { language });
    await waitFor(() => expect(names()).toEqual([nameOf(chair), nameOf(oak)]));
    await user.selectOptions(screen.getByLabelText(texts.forms.category), 'Doors');
    await waitFor(() => expect(names()).toEqual([nameOf(oak)]));
    expect(path()).toBe('/dashboard/products?sort=createdAt&category=Doors');
    await user.selectOptions(screen.getByLabelText(texts.forms.category), '');
    await user.type(screen.getByRole('searchbox'), 'اريكه');
    await waitFor(() => expect(names()).toEqual([nameOf(chair)]));
    expect(path()).toBe(`/dashboard/products?sort=createdAt&search=${encodeURIComponent('اريكه')}`);
    expect(network.calls('GET /products')).toHaveLength(1);
  });

  it('is sorted by the name when its head is pressed', async () => {
    answer([oak, chair]);
    const { user, texts } = await open('/dashboard/products', { language });
    await waitFor(() => expect(names()).toEqual([nameOf(oak), nameOf(chair)]));
    await user.click(screen.getByRole('button', { name: texts.products.fields.name }));
    await waitFor(() => expect(names()).toEqual([nameOf(chair), nameOf(oak)]));
    const header = screen.getByRole('columnheader', { name: texts.products.fields.name });
    expect(header).toHaveAttribute('aria-sort', 'ascending');
  });

  it('has 20 products a page', async () => {
    answer(Array.from({ length: 45 }, () => aProduct()));
    const { user, t, path } = await open('/dashboard/products', { language });
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(20));
    const number = language === 'ar' ? '٤٥' : '45';
    expect(screen.getByText(t('dashboard.products.count', { count: 45, number }))).toBeVisible();
    const pages = screen.getByRole('navigation', { name: /Pages|الصفحات/ });
    await user.click(within(pages).getByRole('link', { name: /3|٣/ }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(5));
    expect(path()).toBe('/dashboard/products?page=3');
  });

  it('is there at once however long ago it was left', async () => {
    answer([oak, chair]);
    const { go } = await open('/dashboard/products', { language });
    await waitFor(() => expect(names()).toEqual([nameOf(oak), nameOf(chair)]));
    await withFakeTimers(async () => {
      await go('/dashboard/add-product');
      await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
    });
    network.hold('GET /products', { body: [] });
    await go('/dashboard/products');
    expect(names()).toEqual([nameOf(oak), nameOf(chair)]);
  });

  it('says what to do when there is no product yet', async () => {
    answer([]);
    const { texts } = await open('/dashboard/products', { language });
    expect(await screen.findByText(texts.products.noneText)).toBeVisible();
  });

  it('says so when nothing matches, and shows all again', async () => {
    answer([oak]);
    const { user, texts, path } = await open('/dashboard/products?search=xyz', { language });
    await user.click(await screen.findByRole('button', { name: texts.products.clearFilter }));
    await waitFor(() => expect(path()).toBe('/dashboard/products'));
    expect(names()).toEqual([nameOf(oak)]);
  });

  it('says why a search without a letter or digit finds nothing', async () => {
    answer([oak]);
    const { texts } = await open('/dashboard/products?search=..', { language });
    const reason = texts.tables.nothingToSearch.replace('{{search}}', '..');
    expect(await screen.findByText(reason)).toBeVisible();
  });

  it('logs a failed load, says so, and tries again when asked', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    network.on('GET /products', refusal(500, 'Broken.'));
    const { user, texts } = await open('/dashboard/products', { language });
    expect(await screen.findByText(texts.products.listFailed)).toBeVisible();
    expect(log).toHaveBeenCalledWith('The products could not be loaded.', expect.anything());
    expect(toastTexts()).toEqual([]);
    log.mockRestore();
    answer([oak]);
    await user.click(screen.getByRole('button', { name: /Try again|إعادة المحاولة/ }));
    await waitFor(() => expect(names()).toEqual([nameOf(oak)]));
  });

  describe('deleting', () => {
    const yes = /^(Yes|نعم)$/;
    const route = `DELETE /products/${oak._id}`;

    async function ask() {
      answer([oak]);
      const page = await open('/dashboard/products', { language });
      const remove = page.t('dashboard.tables.delete', { name: nameOf(oak) });
      await page.user.click(await screen.findByRole('button', { name: remove }));
      const dialog = await screen.findByRole('alertdialog', {
        name: page.texts.products.deleteTitle,
      });
      return { ...page, dialog };
    }

    it('asks first, by the name, and does nothing on No', async () => {
      const { user, dialog, texts } = await ask();
      expect(dialog).toHaveTextContent(`${texts.products.deleteQuestion} ${nameOf(oak)}`);
      await user.click(within(dialog).getByRole('button', { name: /^(No|لا)$/ }));
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(network.calls(route)).toHaveLength(0);
    });

    it('leaves the list at once, and is deleted when the time to undo is over', async () => {
      const { user, dialog, texts } = await ask();
      network.on(route, { status: 204 });
      const said = await waitOutUndo(async () => {
        await user.click(within(dialog).getByRole('button', { name: yes }));
        answer([]);
        expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
        expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
        expect(network.calls(route)).toHaveLength(0);
      });
      expect(said).toContain(texts.undo.willDelete + nameOf(oak));
      await waitFor(() => expect(network.calls(route)).toHaveLength(1));
      expect(await screen.findByText(texts.products.noneText)).toBeVisible();
      expect(screen.queryByRole('button', { name: texts.undo.action })).not.toBeInTheDocument();
      expect(toastTexts()).toEqual([texts.products.deleted]);
    });

    it('can be undone', async () => {
      const { user, dialog, texts } = await ask();
      await waitOutUndo(async () => {
        await user.click(within(dialog).getByRole('button', { name: yes }));
        const bar = screen.getByRole('region', { name: texts.undo.label });
        expect(bar).toHaveTextContent(texts.undo.willDelete);
        await user.click(within(bar).getByRole('button', { name: texts.undo.action }));
      });
      expect(names()).toEqual([nameOf(oak)]);
      expect(toastTexts()).toEqual([texts.undo.undone]);
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      expect(network.calls(route)).toHaveLength(0);
    });

    it('waits while the bar is hovered or has the focus, at most twice the time', async () => {
      const { user, dialog, texts } = await ask();
      network.on(route, { status: 204 });
      const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      await withFakeTimers(async () => {
        await user.click(within(dialog).getByRole('button', { name: yes }));
        const undo = screen.getByRole('button', { name: texts.undo.action });
        await user.hover(undo);
        await pass(UNDO_MS + 1000);
        await user.unhover(undo);
        act(() => undo.focus());
        await pass(UNDO_MS - 2000);
        expect(network.calls(route)).toHaveLength(0);
        await pass(1001);
      });
      await waitFor(() => expect(network.calls(route)).toHaveLength(1));
    });

    it('is done at once when the dashboard is left', async () => {
      const { user, dialog, go } = await ask();
      network.on(route, { status: 204 });
      await user.click(within(dialog).getByRole('button', { name: yes }));
      await go('/production');
      await waitFor(() => expect(network.calls(route)).toHaveLength(1));
      const [call] = network.calls(route);
      expect(call?.headers.get('Authorization')).toBe('Bearer token-1');
    });

    it('is done where somebody else has deleted it meanwhile', async () => {
      const { user, dialog, texts } = await ask();
      network.on(route, refusal(404, 'This product does not exist.'));
      await waitOutUndo(async () => {
        await user.click(within(dialog).getByRole('button', { name: yes }));
        answer([]);
      });
      await waitFor(() => expect(toastTexts()).toEqual([texts.products.deleted]));
      expect(await screen.findByText(texts.products.noneText)).toBeVisible();
    });

    it.each([
      ['the server’s sentence', refusal(503, 'The database is away.')],
      ['words of its own', { status: 500, body: '' }],
    ])('on failure has %s, and is in the list again', async (_what, failure) => {
      const { user, dialog, texts } = await ask();
      network.on(route, failure);
      await waitOutUndo(() => user.click(within(dialog).getByRole('button', { name: yes })));
      const expected = failure.status === 503 ? 'The database is away.' : texts.errors.deleting;
      await waitFor(() => expect(toastTexts()).toEqual([expected]));
      await waitFor(() => expect(names()).toEqual([nameOf(oak)]));
    });
  });
});
