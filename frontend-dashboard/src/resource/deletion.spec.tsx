import type { Product } from '@manjara/contracts';
import { signIn } from '@manjara/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { bulkCalls, bulkRoute, refused, serveBulk, written } from '../testing/bulk';
import { aProduct } from '../testing/fixtures';
import { network, refusal } from '../testing/network';
import { open } from '../testing/render';
import { expectTitles } from '../testing/resources';
import { toastTexts } from '../testing/toasts';
import { undoText } from '../testing/undo';

const oak = aProduct({ name: 'Oak door' });
const ash = aProduct({ name: 'Ash door' });
const LIST = 'GET /products';
const PATH = '/products';
const route = bulkRoute(PATH);
const deleted = { body: [written(oak._id)] };
const reverts = () => bulkCalls(PATH).flatMap(({ revert = [] }) => revert);

/** Opens the table of two products, which the server deletes and restores. */
async function openTable() {
  let there: Product[] = [oak, ash];
  network.on(LIST, () => ({ body: there }));
  serveBulk(PATH, (id, { revert }) => {
    const others = there.filter(({ _id }) => _id !== id);
    const [one] = [oak, ash].filter(({ _id }) => _id === id);
    there = revert ? [one!, ...others] : others;
    return written(id, revert ? 'published' : 'trashed');
  });
  const page = await open('/dashboard/products');
  const { t, texts, user } = page;
  return {
    ...page,
    remove: async ({ name }: Product) => {
      const label = t('dashboard.tables.delete', { name });
      await user.click(await screen.findByRole('button', { name: label }));
      await user.click(screen.getByRole('button', { name: 'Yes' }));
    },
    offered: ({ name }: Product) =>
      waitFor(() => expect(undoText()).toContain(texts.undo.deleted + name)),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

describe('a deletion', () => {
  it('says where it is now, and is undone, once', async () => {
    const page = await openTable();
    await page.remove(oak);
    await page.offered(oak);
    expect(toastTexts()).toEqual([page.texts.products.deleted]);
    const link = screen.getByRole('link', { name: 'In the trash for 30 days' });
    expect(link).toHaveAttribute('href', '/dashboard/trash');
    await page.user.dblClick(screen.getByRole('button', { name: page.texts.undo.action }));
    await expectTitles(oak.name, ash.name);
    expect(undoText()).toBe('');
    expect(toastTexts()).toEqual([page.texts.undo.undone]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(reverts()).toEqual([{ id: oak._id, version: 2 }]);
  });

  it('that cannot be undone is reported by name, with the server’s reason', async () => {
    const page = await openTable();
    await page.remove(oak);
    await page.offered(oak);
    serveBulk(PATH, (id) => refused(id, 404, 'It was deleted for good.'));
    await page.press(page.texts.undo.action);
    const failed = { names: `“${oak.name}”`, reason: 'It was deleted for good.' };
    const shown = page.t('dashboard.selection.failed.undo', failed);
    await waitFor(() => expect(toastTexts()).toEqual([shown]));
    await expectTitles(ash.name);
  });

  it('is offered to be undone until that is closed', async () => {
    const page = await openTable();
    await page.remove(oak);
    await page.offered(oak);
    await page.go('/dashboard/products?search=door');
    expect(undoText()).not.toBe('');
    await page.press(page.texts.undo.close);
    expect(undoText()).toBe('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(reverts()).toEqual([]);
  });

  it('is offered to be undone until another change takes its place', async () => {
    const page = await openTable();
    await page.remove(oak);
    await page.offered(oak);
    await page.remove(ash);
    await page.offered(ash);
    expect(undoText()).not.toContain(oak.name);
  });

  it.each(['/dashboard/profile', '/production', '/dashboard/trash'])(
    'is offered to be undone until the screen is left for %s',
    async (path) => {
      network.on('GET /trash', { body: [] });
      const page = await openTable();
      await page.remove(oak);
      await page.offered(oak);
      await page.go(path);
      await waitFor(() => expect(undoText()).toBe(''));
      await page.go('/dashboard/products');
      await expectTitles(ash.name);
      expect(undoText()).toBe('');
    },
  );

  it('is not offered to another admin who signs in later', async () => {
    network.on('POST /admin/logout', { status: 204 });
    network.on('GET /projects', { body: [] });
    const page = await openTable();
    const held = network.hold(route, deleted);
    await page.remove(oak);
    await page.press(page.texts.app.signOut);
    await waitFor(() => expect(page.path()).toBe('/dashboard/login'));
    await screen.findByRole('button', { name: page.texts.auth.submit });
    held.release();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.products.deleted]));
    act(() => signIn('token-2', false));
    await waitFor(() => expect(page.path()).toBe('/dashboard/projects'));
    expect(await screen.findByText(page.texts.projects.noneText)).toBeVisible();
    expect(undoText()).toBe('');
  });

  it.each(['before', 'after'])(
    'is not reverted by an older list that arrives %s its response',
    async (order) => {
      network.on(`GET /products/${oak._id}`, { body: oak });
      const list = network.hold(LIST, { body: [oak, ash] });
      const deletion = network.hold(route, deleted);
      const page = await open(`/dashboard/edit-product/${oak._id}`);
      const label = page.t('dashboard.tables.delete', { name: oak.name });
      await page.user.click(await screen.findByRole('button', { name: label }));
      await page.user.click(screen.getByRole('button', { name: 'Yes' }));
      await waitFor(() => expect(page.path()).toBe('/dashboard/products'));
      await waitFor(() => list.call());
      network.on(LIST, { body: [ash] });
      if (order === 'before') {
        list.release();
        await expectTitles(ash.name);
      }
      deletion.release();
      await waitFor(() => expect(undoText()).toContain(oak.name));
      list.release();
      await expectTitles(ash.name);
    },
  );

  it('shows in the list before a reload', async () => {
    const page = await openTable();
    await expectTitles(oak.name, ash.name);
    const list = network.hold(LIST, { body: [ash] });
    await page.remove(oak);
    await page.offered(oak);
    await waitFor(() => list.call());
    await expectTitles(ash.name);
    list.release();
  });

  it('succeeds if it was already deleted', async () => {
    const page = await openTable();
    serveBulk(PATH, (id) => refused(id, 404, 'This product does not exist.'));
    network.on(LIST, { body: [ash] });
    await page.remove(oak);
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.products.deleted]));
    await expectTitles(ash.name);
    expect(undoText()).toBe('');
  });

  it('is not reported as done if the server lacks the call', async () => {
    const page = await openTable();
    network.on(route, refusal(404, 'There is nothing at this address.'));
    await page.remove(oak);
    await waitFor(() => expect(toastTexts()).toEqual(['There is nothing at this address.']));
    await expectTitles(oak.name, ash.name);
  });

  it.each([
    ['the server’s sentence', refusal(503, 'The database is away.'), 'The database is away.'],
    ['words of its own', { status: 500, body: '' }, 'An error occurred while deleting.'],
  ])('that fails is reported in %s on any screen, and the row is back', async (...row) => {
    const [, failure, shown] = row;
    const page = await openTable();
    const held = network.hold(route, failure);
    await page.remove(oak);
    await expectTitles(ash.name);
    await page.go('/dashboard/profile');
    held.release();
    await waitFor(() => expect(toastTexts()).toEqual([shown]));
    await page.go('/dashboard/products');
    await expectTitles(oak.name, ash.name);
    expect(undoText()).toBe('');
  });
});
