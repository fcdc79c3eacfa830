import { act, screen, waitFor } from '@testing-library/react';
import { UNDO_MS } from '../lib/deletions';
import { waitOutUndo, withFakeTimers } from '../testing/deletions';
import { aProduct } from '../testing/fixtures';
import { network, refusal } from '../testing/network';
import { open } from '../testing/render';
import { expectTitles, serveList } from '../testing/resources';
import { toastTexts } from '../testing/toasts';

const oak = aProduct({ name: 'Oak door' });
const route = `DELETE /products/${oak._id}`;

async function ask() {
  serveList('products', [oak]);
  const page = await open('/dashboard/products');
  const remove = page.t('dashboard.tables.delete', { name: oak.name });
  await page.user.click(await screen.findByRole('button', { name: remove }));
  const confirm = () => page.user.click(screen.getByRole('button', { name: 'Yes' }));
  return { ...page, confirm };
}

describe('a confirmed deletion', () => {
  it('can be undone', async () => {
    const { user, confirm, texts } = await ask();
    await waitOutUndo(async () => {
      await confirm();
      expect(screen.getByRole('region', { name: texts.undo.label })).toHaveTextContent(oak.name);
      await user.click(screen.getByRole('button', { name: texts.undo.action }));
    });
    await expectTitles(oak.name);
    expect(toastTexts()).toEqual([texts.undo.undone]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(network.calls(route)).toHaveLength(0);
  });

  it('waits while the bar is hovered or has the focus, at most twice the time', async () => {
    const { user, confirm, texts } = await ask();
    network.on(route, { status: 204 });
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await withFakeTimers(async () => {
      await confirm();
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
    const { confirm, go } = await ask();
    network.on(route, { status: 204 });
    await confirm();
    await go('/production');
    await waitFor(() => expect(network.calls(route)).toHaveLength(1));
    const [call] = network.calls(route);
    expect(call?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('is done where somebody else has deleted it meanwhile', async () => {
    const { confirm, texts } = await ask();
    network.on(route, refusal(404, 'This product does not exist.'));
    await waitOutUndo(async () => {
      await confirm();
      serveList('products', []);
    });
    await waitFor(() => expect(toastTexts()).toEqual([texts.products.deleted]));
    expect(await screen.findByText(texts.products.noneText)).toBeVisible();
  });

  it.each([
    ['the server’s sentence', refusal(503, 'The database is away.'), 'The database is away.'],
    ['words of its own', { status: 500, body: '' }, 'An error occurred while deleting.'],
  ])('that fails is told in %s on whatever screen, and the row is back', async (...row) => {
    const [, failure, told] = row;
    const { confirm, go } = await ask();
    network.on(route, failure);
    await waitOutUndo(async () => {
      await confirm();
      await go('/dashboard/profile');
    });
    await waitFor(() => expect(toastTexts()).toEqual([told]));
    await go('/dashboard/products');
    await expectTitles(oak.name);
  });
});
