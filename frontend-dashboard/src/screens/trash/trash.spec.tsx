import { TRASH_KINDS, type TrashItem } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { listTextsOf } from '../../format/list-texts';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const DAY = 86_400_000;
const LIST = 'GET /trash';

let made = 0;

const anItem = (given: Partial<TrashItem> = {}): TrashItem => ({
  kind: 'projects',
  _id: `item-${++made}`,
  name: `Villa ${made}`,
  arName: `فيلا ${made}`,
  deletedAt: new Date(Date.now() - 2 * DAY).toISOString(),
  deletedBy: 'huda@manjara.example',
  ...given,
});

const serve = (items: TrashItem[], total = items.length) =>
  network.on(LIST, { body: items, headers: { 'x-total-count': String(total) } });

async function openTrash(items: TrashItem[], language: 'en' | 'ar' = 'en') {
  serve(items);
  const page = await open('/dashboard/trash', { language });
  const { t, user, texts } = page;
  const button = (key: 'restoreName' | 'deleteForGoodName', { name, arName }: TrashItem) => {
    const label = t(`dashboard.trash.${key}`, { name: language === 'ar' ? arName! : name });
    return screen.findByRole('button', { name: label });
  };
  return {
    ...page,
    own: texts.trash,
    rows: () =>
      within(screen.getByRole('list', { name: texts.trash.title })).getAllByRole('listitem'),
    restore: async (item: TrashItem) => user.click(await button('restoreName', item)),
    remove: async (item: TrashItem, answer = 'Yes') => {
      await user.click(await button('deleteForGoodName', item));
      await user.click(screen.getByRole('button', { name: answer }));
    },
  };
}

describe('the trash', () => {
  it('lists what was deleted, when, by whom, and how long it stays', async () => {
    const deletedAt = '2026-03-05T09:00:00.000Z';
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T10:00:00.000Z'));
    const image = { url: '/api/files/villa', alt: '', arAlt: '' };
    const villa = anItem({ deletedAt, image });
    const message = anItem({ kind: 'messages', arName: undefined, deletedAt, deletedBy: null });
    const page = await openTrash([villa, message, anItem({ name: '', arName: '' })]);
    await screen.findByText(villa.name);
    const [first, second, third] = page.rows();
    for (const text of [villa.name, 'Project', 'Deleted on 5/3/2026 by huda@', '25 days left']) {
      expect(first).toHaveTextContent(text);
    }
    expect(first!.querySelector('img')?.getAttribute('src')).toContain(image.url);
    expect(second).toHaveTextContent(message.name);
    expect(second).toHaveTextContent('Message');
    expect(second).not.toHaveTextContent(' by ');
    expect(second!.querySelector('img')).toBeNull();
    expect(third).toHaveTextContent(page.texts.drafts.untitled);
    jest.restoreAllMocks();
  });

  it('is in Arabic, and counts the last day', async () => {
    const deletedAt = new Date(Date.now() - 31 * DAY).toISOString();
    const items = TRASH_KINDS.map((kind) => anItem({ kind, deletedAt }));
    const page = await openTrash(items, 'ar');
    await screen.findByText(items[0]!.arName!);
    for (const [index, row] of page.rows().entries()) {
      expect(row).toHaveTextContent(items[index]!.arName!);
      const { kind } = items[index]!;
      const isOfVisitor = kind === 'messages' || kind === 'jobs';
      const what = isOfVisitor
        ? page.own.kinds[kind]
        : page.t(`dashboard.${listTextsOf(kind)}.item`);
      expect(row).toHaveTextContent(what);
      expect(row).toHaveTextContent('باقٍ يوم واحد');
    }
  });

  it('says when it is empty', async () => {
    await openTrash([]);
    expect(await screen.findByText(/waits here for 30 days/)).toBeVisible();
  });

  it('has pages of fifty, and none beyond the last', async () => {
    const items = Array.from({ length: 50 }, () => anItem());
    serve(items, 60);
    const { path, go } = await open('/dashboard/trash?page=3');
    await waitFor(() => expect(path()).toBe('/dashboard/trash?page=2'));
    await go('/dashboard/trash');
    await screen.findByRole('link', { name: /2/ });
    expect(String(network.calls(LIST).at(-1)?.params)).toBe('page=1&limit=50');
  });

  it('has a last page again where another deletion makes one', async () => {
    const [last, ...items] = Array.from({ length: 51 }, () => anItem());
    serve([last!], 51);
    network.on(`POST /projects/${last!._id}/restore`, () => {
      network.on(LIST, ({ params }) => ({
        body: params.get('page') === '1' ? items : [],
        headers: { 'x-total-count': '50' },
      }));
      return { body: last };
    });
    const { user, path, go, t } = await open('/dashboard/trash?page=2');
    const label = t('dashboard.trash.restoreName', { name: last!.name });
    await user.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(path()).toBe('/dashboard/trash'));
    await screen.findByText(items[0]!.name);
    serve([last!], 51);
    await go('/dashboard/profile');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await go('/dashboard/trash?page=2');
    expect(await screen.findByText(last!.name)).toBeVisible();
    expect(path()).toBe('/dashboard/trash?page=2');
    jest.restoreAllMocks();
  });
});

describe('an item of the trash', () => {
  it.each([
    ['projects', '/projects', 'published', 'Projects'],
    ['products', '/products', 'draft', 'Drafts'],
    ['boxes', '/content/boxes', undefined, 'Home'],
    ['jobs', '/jobs', undefined, 'Jobs'],
  ] as const)('of the %s is restored, and it is said where it is', async (...row) => {
    const [kind, list, status, place] = row;
    const item = anItem({ kind });
    network.on(`POST ${list}/${item._id}/restore`, () => {
      serve([]);
      return { body: { _id: item._id, status } };
    });
    const page = await openTrash([item]);
    await page.restore(item);
    const shown = page.t('dashboard.trash.restored', { name: item.name, place });
    await waitFor(() => expect(toastTexts()).toEqual([shown]));
    expect(await screen.findByText(page.own.none)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('is in the list that it came from, and counted, when that is opened again', async () => {
    const item = anItem({ kind: 'messages' });
    const page = await openTrash([item]);
    await page.go('/dashboard/messages');
    expect(await screen.findByText(page.texts.inbox.messages.noneText)).toBeVisible();
    await page.go('/dashboard/trash');
    const counted = network.calls('HEAD /messages').length;
    network.on(`POST /messages/${item._id}/restore`, { body: {} });
    const message = { ...item, email: 'a@b.sa', phone: '1', message: 'Text', isRead: false };
    const body = [{ ...message, createdAt: '2026-03-05T09:00:00.000Z' }];
    network.on('GET /messages', { body, headers: { 'x-total-count': '1' } });
    await page.restore(item);
    await waitFor(() => expect(network.calls('HEAD /messages')).toHaveLength(counted + 1));
    await page.go('/dashboard/messages');
    expect(await screen.findByRole('article', { name: item.name })).toBeVisible();
  });

  it('that was permanently deleted elsewhere cannot be restored, and leaves the list', async () => {
    const item = anItem();
    network.on(`POST /projects/${item._id}/restore`, () => {
      serve([]);
      return refusal(404, 'There is no such project.');
    });
    const page = await openTrash([item]);
    await page.restore(item);
    const failed = { name: item.name, reason: 'There is no such project.' };
    const shown = page.t('dashboard.trash.notRestored', failed);
    await waitFor(() => expect(toastTexts()).toEqual([shown]));
    expect(await screen.findByText(page.own.none)).toBeVisible();
  });

  it.each([{ status: 204 }, refusal(404, 'Gone.')])(
    'is deleted for good after a question ($status)',
    async (answer) => {
      const [villa, value] = [anItem(), anItem({ kind: 'values' })];
      const route = `DELETE /trash/values/${value._id}`;
      network.on(route, () => {
        serve([villa]);
        return answer;
      });
      const page = await openTrash([villa, value]);
      await page.remove(value, 'No');
      expect(network.calls(route)).toHaveLength(0);
      await page.user.click(
        screen.getByRole('button', {
          name: page.t('dashboard.trash.deleteForGoodName', { name: value.name }),
        }),
      );
      const question = screen.getByRole('alertdialog', { name: page.own.deleteForGood });
      for (const text of [value.name, page.own.question, page.own.questionNote]) {
        expect(question).toHaveTextContent(text);
      }
      await page.user.click(within(question).getByRole('button', { name: 'Yes' }));
      const shown = page.t('dashboard.trash.deletedForGood', { name: value.name });
      await waitFor(() => expect(toastTexts()).toEqual([shown]));
      await waitFor(() => expect(page.rows()).toHaveLength(1));
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  );

  it('that cannot be permanently deleted stays, and the reason is shown', async () => {
    const item = anItem();
    network.on(`DELETE /trash/projects/${item._id}`, refusal(503, 'Not now.'));
    const page = await openTrash([item]);
    await page.remove(item);
    const shown = page.t('dashboard.trash.notDeleted', { name: item.name, reason: 'Not now.' });
    await waitFor(() => expect(toastTexts()).toEqual([shown]));
    expect(page.rows()).toHaveLength(1);
  });
});
