import { screen, waitFor } from '@testing-library/react';
import { bulkCalls, serveBulk, written } from '../testing/bulk';
import { aDraft, aProject } from '../testing/fixtures';
import { network } from '../testing/network';
import { open } from '../testing/render';
import { expectTitles, serveList } from '../testing/resources';
import { toastTexts } from '../testing/toasts';
import { undoText } from '../testing/undo';

const draft = aDraft();
const LIST = 'projects?status=draft';

describe('the drafts', () => {
  const hall = aDraft({ name: 'Hall', createdAt: '2020-01-01T09:00:00.000Z' });
  const required = 'This field is required.';
  const incomplete = {
    statusCode: 400,
    error: 'fields_missing',
    message: 'Please fill out all fields.',
    details: ['arName', 'category', 'arCategory', 'image'].map((field) => ({
      field,
      message: required,
    })),
  };

  async function openDrafts(drafts: object[], total = drafts.length) {
    serveList(LIST, drafts, total);
    const page = await open('/dashboard/projects/drafts');
    await screen.findAllByRole('rowheader');
    return page;
  }
  /** The last request that is not a count. */
  const asked = () =>
    network
      .calls(`GET /${LIST}`)
      .map(({ params }) => Object.fromEntries(params))
      .filter(({ limit }) => limit !== '1')
      .at(-1);

  it('are searched, sorted and paged by the server, last saved first', async () => {
    serveList('projects', []);
    const { user, texts, path } = await openDrafts([draft, hall], 45);
    expect(asked()).toEqual({
      status: 'draft',
      page: '1',
      limit: '20',
      sort: '-savedAt',
      lang: 'en',
      view: 'summary',
    });
    expect(screen.getByRole('link', { name: 'Drafts (45)' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /3/ }));
    await waitFor(() => expect(asked()).toMatchObject({ page: '3' }));
    await user.click(screen.getByRole('button', { name: texts.tables.columns.saved }));
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'savedAt', page: '1' }));
    await user.type(screen.getByRole('searchbox'), 'hall');
    await waitFor(() => expect(asked()).toMatchObject({ search: 'hall', searchLang: 'both' }));
    expect(path()).toBe('/dashboard/projects/drafts?sort=savedAt&search=hall');
  });

  it('are mentioned when a search in the published list finds drafts, and vice versa', async () => {
    serveList('projects', [aProject({ name: draft.name })]);
    const page = await openDrafts([draft]);
    await page.user.type(screen.getByRole('searchbox'), draft.name);
    await page.user.click(
      await screen.findByRole('link', { name: '1 published one matches, too' }),
    );
    const search = `?${new URLSearchParams({ search: draft.name })}`;
    await waitFor(() => expect(page.path()).toBe(`/dashboard/projects${search}`));
    expect(await screen.findByRole('link', { name: '1 draft matches, too' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/projects\/drafts\?/),
    );
    const [, counted] = network
      .calls(`GET /${LIST}`)
      .filter(({ params }) => params.get('limit') === '1');
    expect(counted?.params.get('search')).toBe(draft.name);
  });

  it('of products are searched and counted here, like published ones', async () => {
    const oak = { ...aDraft({ name: 'Oak door' }) };
    const ash = { ...aDraft({ name: 'Ash door', savedAt: '2026-04-01T09:00:00.000Z' }) };
    network.on('GET /products?status=draft', { body: [oak, ash] });
    network.on('GET /products', { body: [] });
    const { user } = await open('/dashboard/products/drafts');
    await screen.findAllByRole('rowheader');
    await expectTitles('Ash door', 'Oak door');
    expect(screen.getByRole('link', { name: 'Drafts (2)' })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'oak');
    await expectTitles('Oak door');
    expect(network.calls('GET /products?status=draft')).toHaveLength(1);
  });

  it('are published together; what fails is named, the others are undone', async () => {
    const undated = aDraft();
    serveBulk('/projects', (id) =>
      id === draft._id ? { id, error: incomplete } : written(id, 'published'),
    );
    const { user, t, texts } = await openDrafts([draft, undated, hall]);
    await user.click(screen.getByRole('checkbox', { name: texts.selection.all }));
    await user.click(screen.getByRole('button', { name: texts.drafts.publish }));
    const reason = 'Still missing: Name (Arabic), Category and Main image.';
    const failed = { names: `“${draft.name}”`, reason };
    await waitFor(() =>
      expect(toastTexts()).toEqual([t('dashboard.selection.failed.publish', failed)]),
    );
    expect(undoText()).toContain(`${texts.undo.published}2 drafts`);
    await user.click(screen.getByRole('button', { name: texts.undo.action }));
    const back = [undated, hall].map(({ _id: id }) => ({ id, version: 2 }));
    await waitFor(() =>
      expect(bulkCalls('/projects')).toEqual([
        { ids: [draft._id, undated._id, hall._id], status: 'published' },
        { revert: back },
      ]),
    );
  });
});
