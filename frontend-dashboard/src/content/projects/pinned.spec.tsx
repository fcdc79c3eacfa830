import { screen, waitFor, within } from '@testing-library/react';
import { aProject } from '../../testing/fixtures';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { serveList } from '../../testing/resources';
import { toastTexts } from '../../testing/toasts';

const PUT = 'PUT /pinned-projects';

async function openList(count = 3, pinned = 2) {
  const projects = Array.from({ length: count }, () => aProject());
  const state = { pinned: projects.slice(0, pinned).map(({ _id }) => _id) };
  network.on('GET /pinned-projects', () => ({ body: { ids: state.pinned } }));
  serveList('projects', projects);
  const page = await open('/dashboard/projects', { language: 'ar' });
  const row = (index: number) =>
    screen.getByRole('rowheader', { name: new RegExp(projects[index]!.arName) }).closest('tr')!;
  await screen.findAllByRole('rowheader');
  return {
    ...page,
    state,
    row,
    ids: projects.map(({ _id }) => _id),
    names: projects.map(({ arName }) => arName),
    choose: async (index: number, action: string) => {
      const name = page.t('dashboard.tables.more', { name: projects[index]!.arName });
      await page.user.click(within(row(index)).getByRole('button', { name }));
      await page.user.click(screen.getByRole('menuitem', { name: action }));
    },
  };
}

const sent = () => network.calls(PUT).map(({ body }) => (body as { ids: string[] }).ids);

describe('projects on top', () => {
  it('are marked; another comes after them, and one is taken away', async () => {
    const { row, ids, names, state, texts, choose, t } = await openList();
    network.on(PUT, ({ body }) => {
      state.pinned = (body as { ids: string[] }).ids;
      return { body };
    });
    const { title, remove } = texts.pinned;
    await waitFor(() => expect(row(1)).toHaveTextContent(title));
    expect(row(2)).not.toHaveTextContent(title);
    await choose(2, title);
    await waitFor(() => expect(sent()).toEqual([ids]));
    const name = names[2]!;
    await waitFor(() => expect(toastTexts()).toEqual([t('dashboard.pinned.added', { name })]));
    await choose(0, remove);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).not.toContain(ids[0]);
  });

  it('are moved by buttons; a refused move is reverted', async () => {
    network.on(PUT, refusal(500, 'Not now.'));
    const { user, ids, names, t, texts } = await openList();
    await user.click(await screen.findByText(texts.pinned.title, { selector: 'summary *' }));
    const later = t('dashboard.order.later', { name: names[0]! });
    await user.click(screen.getByRole('button', { name: later }));
    await waitFor(() => expect(toastTexts()).toEqual(['Not now.']));
    expect(sent()).toEqual([[ids[1], ids[0]]]);
    const [first] = within(screen.getAllByRole('list').at(-1)!).getAllByRole('listitem');
    expect(first).toHaveTextContent(names[0]!);
  });

  it('are not changed over a concurrent change', async () => {
    const { row, ids, state, texts, choose } = await openList();
    const { title } = texts.pinned;
    await waitFor(() => expect(row(1)).toHaveTextContent(title));
    state.pinned = [ids[1]!];
    await choose(2, title);
    await waitFor(() => expect(toastTexts()).toEqual([texts.order.changed]));
    await waitFor(() => expect(row(0)).not.toHaveTextContent(title));
    expect(sent()).toEqual([]);
  });

  it('are six at most', async () => {
    const { texts, choose, row, t } = await openList(7, 6);
    await waitFor(() => expect(row(5)).toHaveTextContent(texts.pinned.title));
    await choose(6, texts.pinned.title);
    const full = t('dashboard.pinned.full', { number: '٦' });
    await waitFor(() => expect(toastTexts()).toEqual([full]));
    expect(sent()).toEqual([]);
  });
});
