import type { StoredPersonalData } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { INBOXES } from '../../../api/inbox/inbox';
import { aMessage, anApplication, optionsOf, serveInbox } from '../../../testing/inbox';
import { write } from '../../../testing/form';
import { first } from '../../../testing/long-run';
import { network, refusal } from '../../../testing/network';
import { open } from '../../../testing/render';
import { toastTexts } from '../../../testing/toasts';

const PATH = '/dashboard/personal-data';
const ROUTES = {
  search: 'POST /personal-data/search',
  export: 'POST /personal-data/export',
  erase: 'POST /personal-data/erase',
} as const;
const NOTHING = { count: 0, oldest: null, newest: null };
const HELD: StoredPersonalData = {
  messages: { count: 2, oldest: '2026-03-05T09:00:00.000Z', newest: '2026-04-06T09:00:00.000Z' },
  jobs: { count: 1, oldest: '2026-03-07T09:00:00.000Z', newest: '2026-03-07T09:00:00.000Z' },
};
const NO_RETENTION = { messages: 0, jobs: 0, older: { messages: [], jobs: [] } };
const ME = 'nora@example.com';

describe("one person's data", () => {
  async function show(options: Parameters<typeof open>[1] = {}) {
    network.on('GET /personal-data/retention', { body: NO_RETENTION });
    const page = await open(PATH, { ...options });
    const texts = page.texts.personalData;
    const counted = (count: number) => ({
      count,
      number: count.toLocaleString('en'),
    });
    const field = await screen.findByLabelText(new RegExp(texts.email));
    return {
      ...page,
      own: texts,
      field,
      async find(email: string) {
        await page.user.clear(field);
        await write(page.user, field, email);
        await page.user.click(screen.getByRole('button', { name: texts.find }));
      },
      button: (key: 'export' | 'erase') => screen.findByRole('button', { name: texts[key] }),
      held: (kind: 'messages' | 'jobs', count: number) =>
        page.t(`dashboard.personalData.${kind}.held`, counted(count)),
      pending: (count: number) => page.t('dashboard.personalData.pendingFiles', counted(count)),
    };
  }

  it('says how much is held, and since when; the address is in no URL', async () => {
    network.on(ROUTES.search, { body: HELD });
    const page = await show();
    expect(page.field).toHaveAttribute('autocomplete', 'off');
    await page.find(`\u2068${ME}\u2069 `);
    const heading = await screen.findByRole('heading', { level: 3, name: new RegExp(ME) });
    expect(heading).toHaveFocus();
    expect(heading).toHaveTextContent(page.own.held);
    const [messages, jobs] = within(screen.getByRole('region', { name: page.own.person }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(messages).toContain(page.held('messages', 2));
    expect(messages).toMatch(/from 5\/3\/2026 to 6\/4\/2026/);
    expect(jobs).toContain(page.held('jobs', 1));
    expect(jobs).toMatch(/on 7\/3\/2026/);
    expect(network.calls(ROUTES.search).map(({ body }) => body)).toEqual([{ email: ME }]);
    expect(page.path()).toBe(PATH);
    expect(JSON.stringify(page.router.state.location)).not.toContain(ME);
  });

  it('says that nothing is held, and offers nothing to do with it', async () => {
    network.on(ROUTES.search, { body: { messages: NOTHING, jobs: NOTHING } });
    const page = await show();
    await page.find(ME);
    expect(await screen.findByText(page.own.nothingHelp)).toBeVisible();
    expect(screen.queryByRole('button', { name: page.own.erase })).not.toBeInTheDocument();
  });

  it("shows the server's reason when the search fails", async () => {
    network.on(ROUTES.search, refusal(503, 'Not now.'));
    const page = await show();
    await page.find(ME);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  });

  it('saves a copy', async () => {
    network.on(ROUTES.search, { body: HELD });
    network.on(ROUTES.export, { body: 'PK' });
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
      URL.revokeObjectURL(this.href);
    });
    const page = await show();
    await page.find(ME);
    await page.user.click(await page.button('export'));
    await waitFor(() => expect(toastTexts()).toEqual([page.own.exported]));
    expect(network.calls(ROUTES.export).map(({ body }) => body)).toEqual([{ email: ME }]);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.zip$/);
    click.mockRestore();
  });

  it('says why there is no copy', async () => {
    network.on(ROUTES.search, { body: HELD });
    network.on(ROUTES.export, refusal(404, 'Nothing is held.'));
    const page = await show();
    await page.find(ME);
    await page.user.click(await page.button('export'));
    await waitFor(() => expect(toastTexts()).toEqual(['Nothing is held.']));
  });

  it('deletes everything once it is confirmed, and says that it cannot be taken back', async () => {
    network.on(ROUTES.search, { body: HELD });
    network.on(ROUTES.erase, { body: { messages: 2, jobs: 1, pendingFiles: 3 } });
    const page = await show();
    await page.find(ME);
    await page.user.click(await page.button('erase'));
    const dialog = await screen.findByRole('alertdialog', { name: page.own.eraseTitle });
    for (const text of [ME, page.held('messages', 2), page.own.eraseNote]) {
      expect(dialog).toHaveTextContent(text);
    }
    await page.user.click(within(dialog).getByRole('button', { name: page.t('common.no') }));
    expect(network.calls(ROUTES.erase)).toEqual([]);

    await page.user.click(await page.button('erase'));
    await page.user.click(screen.getByRole('button', { name: page.t('common.yes') }));
    await waitFor(() => expect(toastTexts()).toEqual([page.own.erased]));
    expect(network.calls(ROUTES.erase).map(({ body }) => body)).toEqual([{ email: ME }]);
    expect(await screen.findByText(page.own.elsewhere)).toBeVisible();
    expect(screen.queryByRole('button', { name: page.own.erase })).not.toBeInTheDocument();
    // The CVs go a little later.
    expect(screen.getByText(page.pending(3))).toBeVisible();
  });

  it('reports what is left after a partial deletion', async () => {
    network.on(ROUTES.search, { body: HELD });
    network.on(ROUTES.erase, refusal(503, 'Not everything could be deleted.'));
    const page = await show();
    await page.find(ME);
    await page.user.click(await page.button('erase'));
    network.on(ROUTES.search, { body: { messages: NOTHING, jobs: HELD.jobs } });
    await page.user.click(screen.getByRole('button', { name: page.t('common.yes') }));
    await waitFor(() => expect(toastTexts()).toEqual(['Not everything could be deleted.']));
    await waitFor(() => expect(network.calls(ROUTES.search)).toHaveLength(2));
    expect(await screen.findByText(page.held('jobs', 1))).toBeVisible();
    expect(screen.queryByText(page.held('messages', 2))).not.toBeInTheDocument();
  });
});

describe('what the browser keeps of a person', () => {
  const mine = [aMessage({ email: 'Nora@Example.com' }), anApplication({ email: ME })];
  const other = [aMessage({ email: `x${ME}` }), anApplication({ email: `x${ME}` })];

  it('goes with what the server has deleted: lists, caches and pins', async () => {
    network.on(ROUTES.search, { body: HELD });
    network.on(ROUTES.erase, { body: { messages: 1, jobs: 1, pendingFiles: 0 } });
    network.on('GET /personal-data/retention', { body: NO_RETENTION });
    const keys = ['pinnedMessages', 'pinnedJobs'];
    keys.forEach((key, at) =>
      localStorage.setItem(key, JSON.stringify([mine[at]?._id, other[at]?._id])),
    );
    const page = await open(PATH);
    INBOXES.forEach((inbox, at) =>
      sessionStorage.setItem(inbox, JSON.stringify([mine[at], other[at]])),
    );
    const texts = page.texts.personalData;
    await write(page.user, await screen.findByLabelText(new RegExp(texts.email)), ME);
    await page.user.click(screen.getByRole('button', { name: texts.find }));
    await page.user.click(await screen.findByRole('button', { name: texts.erase }));
    await page.user.click(screen.getByRole('button', { name: page.t('common.yes') }));
    await waitFor(() => expect(toastTexts()).toEqual([texts.erased]));
    INBOXES.forEach((inbox, at) => {
      const cached = JSON.parse(sessionStorage.getItem(inbox) ?? '') as unknown[];
      expect(cached).toEqual([other[at]]);
      expect(JSON.parse(localStorage.getItem(keys[at] ?? '') ?? '')).toEqual([other[at]?._id]);
    });
  });

  it.each(first(1, INBOXES))(
    'is found from a card of the %s, whose address stays out of the history',
    async (inbox) => {
      const item = inbox === 'messages' ? mine[0]! : mine[1]!;
      network.on(ROUTES.search, { body: HELD });
      network.on('GET /personal-data/retention', { body: NO_RETENTION });
      const server = serveInbox(inbox, [item]);
      const page = await open(`/dashboard/${inbox}`, { answers: server.answers });
      await screen.findByRole('article');
      await page.user.click(optionsOf(item));
      await page.user.click(screen.getByRole('menuitem', { name: page.texts.inbox.personData }));
      expect(await screen.findByRole('heading', { level: 3 })).toHaveTextContent(item.email);
      expect(network.calls(ROUTES.search).map(({ body }) => body)).toEqual([{ email: item.email }]);
      expect(JSON.stringify(page.router.state.location)).not.toMatch(/nora/i);
      await page.go(`/dashboard/${inbox}`);
      await page.go(PATH);
      expect(await screen.findByLabelText(new RegExp(page.texts.personalData.email))).toHaveValue(
        '',
      );
    },
  );
});
