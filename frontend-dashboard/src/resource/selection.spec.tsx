import type { BulkResult, Project } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { bulkCalls, bulkRoute, refused, serveBulk, written } from '../testing/bulk';
import { aProject, aReview } from '../testing/fixtures';
import { network, refusal } from '../testing/network';
import { open } from '../testing/render';
import { expectTitles, serveList } from '../testing/resources';
import { toastTexts } from '../testing/toasts';
import { undoText } from '../testing/undo';

const PATH = '/projects';
const AWAY = 'The database is away.';

const noRefusal = (_id: string): BulkResult | undefined => undefined;

/** Opens the table of these projects, which the server changes unless it refuses. */
async function openProjects(projects: Project[], refusalOf = noRefusal) {
  let published = projects;
  network.on('GET /projects', () => ({
    body: published,
    headers: { 'x-total-count': String(published.length) },
  }));
  serveBulk(PATH, (id, { revert, category }) => {
    const refusal = refusalOf(id);
    if (refusal || category) return refusal ?? written(id, 'published');
    const project = projects.find(({ _id }) => _id === id)!;
    published = published.filter((one) => one !== project);
    if (revert) published.push(project);
    return written(id, revert ? 'published' : 'draft');
  });
  const page = await open('/dashboard/projects');
  const { t, texts, user } = page;
  await screen.findAllByRole('rowheader');
  const box = (name: string) => screen.getByRole('checkbox', { name });
  return {
    ...page,
    all: () => box(texts.selection.all) as HTMLInputElement,
    select: async (...those: Project[]) => {
      for (const { name } of those) await user.click(box(t('dashboard.selection.row', { name })));
    },
    bar: () => screen.queryByRole('region', { name: texts.selection.label }),
    press: (name: string) =>
      user.click(
        within(screen.getByRole('region', { name: texts.selection.label })).getByRole('button', {
          name,
        }),
      ),
    undo: () => user.click(screen.getByRole('button', { name: texts.undo.action })),
  };
}

const called = (count: number) => `${count} projects`;
const quoted = ({ name }: Project) => `“${name}”`;

describe('selecting rows', () => {
  it('says how many, of this page, and ends with another filter', async () => {
    const projects = [aProject(), aProject(), aProject()] as const;
    const page = await openProjects([...projects]);
    await page.select(projects[0], projects[1]);
    expect(page.all().indeterminate).toBe(true);
    expect(page.bar()).toHaveTextContent('2 selected');
    expect(screen.getByText('2 selected', { selector: '[role=status]' })).toBeInTheDocument();
    await page.user.click(page.all());
    expect(page.all()).toBeChecked();
    expect(page.bar()).toHaveTextContent('3 selected');
    await page.press(page.texts.selection.clear);
    expect(page.bar()).toBeNull();
    expect(page.all()).toHaveFocus();
    await page.select(projects[2]);
    await page.go('/dashboard/projects?category=Commercial');
    expect(page.bar()).toBeNull();
  });

  it('offers no category where there are none', async () => {
    const review = aReview();
    serveList('reviews', [review]);
    const { user, texts } = await open('/dashboard/reviews');
    await user.click(await screen.findByRole('checkbox', { name: texts.selection.all }));
    const bar = screen.getByRole('region', { name: texts.selection.label });
    expect(within(bar).getAllByRole('button')).toHaveLength(3);
  });
});

describe('several projects', () => {
  it('are taken off the site in one call, and are back with another', async () => {
    const projects = [aProject(), aProject(), aProject()] as const;
    const [first, second, third] = projects;
    const page = await openProjects([...projects]);
    await page.select(first, third);
    await page.press(page.texts.drafts.unpublish);
    await expectTitles(second.name);
    expect(undoText()).toContain(page.texts.undo.unpublished + called(2));
    expect(page.bar()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await page.undo();
    await expectTitles(second.name, first.name, third.name);
    const shown = page.t('dashboard.undo.takenBack', { name: called(2) });
    expect(toastTexts()).toEqual([shown]);
    const ids = [first._id, third._id];
    expect(bulkCalls(PATH)).toEqual([
      { ids, status: 'draft' },
      { revert: ids.map((id) => ({ id, version: 2 })) },
    ]);
  });

  it('stay selected where that failed, and it is said which and why', async () => {
    const [villa, tower, hall] = [aProject(), aProject(), aProject()];
    const page = await openProjects([villa, tower, hall], (id) =>
      id === tower._id ? refused(id, 409, 'It is being changed.') : undefined,
    );
    await page.user.click(page.all());
    await page.press(page.texts.drafts.unpublish);
    await expectTitles(tower.name);
    expect(undoText()).toContain(page.texts.undo.unpublished + called(2));
    const failed = { names: quoted(tower), reason: 'It is being changed.' };
    const shown = page.t('dashboard.selection.failed.unpublish', failed);
    expect(toastTexts()).toEqual([shown]);
    expect(page.bar()).toHaveTextContent('1 selected');
  });

  it('stay selected where the call failed', async () => {
    const [villa, tower] = [aProject(), aProject()];
    const page = await openProjects([villa, tower]);
    network.on(bulkRoute(PATH), refusal(503, AWAY));
    await page.user.click(page.all());
    await page.press(page.texts.drafts.unpublish);
    const failed = { names: `${quoted(villa)} and ${quoted(tower)}`, reason: AWAY };
    const shown = page.t('dashboard.selection.failed.unpublish', failed);
    await waitFor(() => expect(toastTexts()).toEqual([shown]));
    expect(page.bar()).toHaveTextContent('2 selected');
    expect(undoText()).toBe('');
  });

  it('are not reverted if they have changed since, with a message', async () => {
    const [villa, tower, hall] = [aProject(), aProject(), aProject()];
    const page = await openProjects([villa, tower, hall]);
    await page.user.click(page.all());
    await page.press(page.texts.drafts.unpublish);
    await waitFor(() => expect(undoText()).toContain(called(3)));
    serveBulk(PATH, (id) =>
      id === hall._id ? written(id, 'published') : refused(id, 412, 'This was changed.'),
    );
    await page.undo();
    const failed = {
      names: `${quoted(villa)} and ${quoted(tower)}`,
      reason: '2 of 3 were changed meanwhile.',
    };
    const shown = page.t('dashboard.selection.failed.undo', failed);
    await waitFor(() => expect(toastTexts()).toEqual([shown]));
  });

  it('get a category, and each its own again', async () => {
    const [villa, tower] = [aProject(), aProject({ category: 'Commercial' })];
    const office = aProject({ category: 'Work Space' });
    const page = await openProjects([villa, tower, office], (id) =>
      id === office._id ? { id, status: 'published' } : undefined,
    );
    await page.user.click(page.all());
    await page.press(page.texts.forms.category);
    const chosen = screen
      .getAllByRole('menuitem')
      .find((item) => item.textContent === 'Work Space')!;
    await page.user.click(chosen);
    const said = page.t('dashboard.undo.category', { category: 'Work Space' });
    await waitFor(() => expect(undoText()).toContain(said + called(2)));
    await waitFor(() => expect(page.bar()).toBeNull());
    const lists = network.calls('GET /projects').length;
    await page.undo();
    const shown = page.t('dashboard.undo.takenBack', { name: called(2) });
    await waitFor(() => expect(toastTexts()).toEqual([shown]));
    expect(bulkCalls(PATH)).toEqual([
      {
        ids: [villa._id, tower._id, office._id],
        category: 'Work Space',
        arCategory: 'مكتبي',
      },
      { revert: [villa, tower].map(({ _id: id }) => ({ id, version: 2 })) },
    ]);
    await waitFor(() => expect(network.calls('GET /projects').length).toBeGreaterThan(lists));
  });

  it('are deleted together; one that could not be is there again, and selected', async () => {
    const [villa, tower, hall] = [aProject(), aProject(), aProject()];
    const page = await openProjects([villa, tower, hall]);
    const held = network.hold(bulkRoute(PATH), {
      body: [written(villa._id), refused(tower._id, 409, 'Busy.'), written(hall._id)],
    });
    await page.user.click(page.all());
    await page.press('Delete');
    const question = screen.getByRole('alertdialog', {
      name: page.t('dashboard.selection.deleteTitle', { name: called(3) }),
    });
    for (const { name } of [villa, tower, hall]) expect(question).toHaveTextContent(name);
    await page.user.click(within(question).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryAllByRole('rowheader')).toHaveLength(0));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    serveList('projects', [tower]);
    held.release();
    const failure = { names: quoted(tower), reason: 'Busy.' };
    const failed = page.t('dashboard.selection.failed.delete', failure);
    await waitFor(() => expect(toastTexts()).toEqual([failed]));
    await expectTitles(tower.name);
    expect(page.bar()).toHaveTextContent('1 selected');
    expect(undoText()).toContain(page.texts.undo.deleted + called(2));

    serveBulk(PATH, (id) => written(id, 'published'));
    await page.undo();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.undo.undone]));
    const back = [villa, hall].map(({ _id: id }) => ({ id, version: 2 }));
    expect(bulkCalls(PATH).at(-1)).toEqual({ revert: back });
  });
});
