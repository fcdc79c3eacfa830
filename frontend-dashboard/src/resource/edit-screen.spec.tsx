import { projectPath } from '@manjara/contracts';
import { screen, waitFor } from '@testing-library/react';
import { bulkCalls, serveBulk, written } from '../testing/bulk';
import { aDraft, aProject, aReview } from '../testing/fixtures';
import { field, type } from '../testing/form';
import { network } from '../testing/network';
import { onSite, open } from '../testing/render';
import { expectTitles, serveList } from '../testing/resources';
import { toastTexts } from '../testing/toasts';
import { undoText } from '../testing/undo';

const villa = aProject();
const route = `/projects/${villa._id}`;

async function openProject() {
  serveList('projects', [villa]);
  serveList('products', []);
  network.on(`GET ${route}`, { body: villa });
  const page = await open('/dashboard/projects');
  await page.user.click(await screen.findByRole('link', { name: villa.name }));
  await waitFor(() => expect(field('name')).toHaveValue(villa.name));
  const remove = page.t('dashboard.tables.delete', { name: villa.name });
  return {
    ...page,
    remove: async (answer: 'Yes' | 'No') => {
      await page.user.click(screen.getByRole('button', { name: remove }));
      await page.user.click(screen.getByRole('button', { name: answer }));
    },
  };
}

describe('the screen of an entity', () => {
  it('is found at the old address of a draft', async () => {
    const draft = aDraft();
    network.on(`GET /projects/${draft._id}`, { body: draft });
    const { path, texts } = await open(`/dashboard/edit-project/draft/${draft._id}`);
    expect(await screen.findByRole('heading', { name: texts.drafts.editTitle })).toBeVisible();
    expect(path()).toBe(`/dashboard/edit-project/${draft._id}`);
  });

  it.each([
    ['project', villa, projectPath(villa, 'en')],
    ['review', aReview(), '/#review-'],
  ])('leads to where the site shows a %s', async (one, entity, address) => {
    network.on(`GET /${one}s/${entity._id}`, { body: entity });
    const { texts } = await open(`/dashboard/edit-${one}/${entity._id}`);
    const link = await screen.findByRole('link', { name: new RegExp(texts.tables.viewShort) });
    const shown = address.endsWith('-') ? address + entity._id : address;
    expect(link).toHaveAttribute('href', onSite(shown, 'en'));
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('deletes it, unsaved changes or not, and leads back to the list, where that is undone', async () => {
    serveBulk('/projects', (id, { revert }) => {
      serveList('projects', revert ? [villa] : []);
      return written(id);
    });
    const page = await openProject();
    type({ name: 'Other' });
    await page.remove('No');
    expect(bulkCalls('/projects')).toEqual([]);
    expect(page.path()).toBe(`/dashboard/edit-project/${villa._id}`);
    await page.remove('Yes');
    await waitFor(() => expect(page.path()).toBe('/dashboard/projects'));
    expect(await screen.findByText(page.texts.projects.noneText)).toBeVisible();
    expect(undoText()).toContain(page.texts.undo.deleted + villa.name);
    expect(toastTexts()).toEqual([page.texts.projects.deleted]);
    await page.user.click(screen.getByRole('button', { name: page.texts.undo.action }));
    await expectTitles(villa.name);
    await page.user.click(screen.getByRole('link', { name: villa.name }));
    await waitFor(() => expect(field('name')).toHaveValue(villa.name));
    expect(screen.queryByText(page.texts.forms.restored)).not.toBeInTheDocument();
  });

  /** Deletes it while the list takes longer to load. */
  async function deleteFirst() {
    serveBulk('/projects');
    const page = await openProject();
    const navigate = jest.spyOn(page.router, 'navigate').mockResolvedValue();
    const read = network.calls(`GET ${route}`).length;
    await page.remove('Yes');
    await waitFor(() => expect(undoText()).toContain(villa.name));
    expect(navigate).toHaveBeenCalled();
    expect(field('name')).toHaveValue(villa.name);
    expect(network.calls(`GET ${route}`)).toHaveLength(read);
    navigate.mockRestore();
    return page;
  }

  it('stays until the list is loaded, and the undo bar moves there', async () => {
    const { go } = await deleteFirst();
    await go('/dashboard/projects');
    await screen.findByRole('searchbox');
    expect(undoText()).toContain(villa.name);
    await go('/dashboard/products');
    await waitFor(() => expect(undoText()).toBe(''));
  });

  it('removes the bar when the dashboard is left', async () => {
    const { go } = await deleteFirst();
    await go('/production');
    await go('/dashboard/products');
    await screen.findByRole('searchbox');
    expect(undoText()).toBe('');
  });

  it('deletes a draft', async () => {
    const draft = aDraft();
    const one = `/projects/${draft._id}`;
    network.on(`GET ${one}`, { body: draft });
    serveBulk('/projects');
    const { user, path, t, texts } = await open(`/dashboard/edit-project/${draft._id}`);
    const name = t('dashboard.tables.delete', { name: draft.name });
    await user.click(await screen.findByRole('button', { name }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(path()).toBe('/dashboard/projects/drafts'));
    await waitFor(() => expect(toastTexts()).toEqual([texts.drafts.deleted]));
    expect(bulkCalls('/projects')).toEqual([{ ids: [draft._id], deleted: true }]);
  });
});
