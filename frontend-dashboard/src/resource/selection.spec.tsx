import type { Project } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { aProject, aReview } from '../testing/fixtures';
import { network, refusal } from '../testing/network';
import { open } from '../testing/render';
import { expectTitles, serveList } from '../testing/resources';
import { toastTexts } from '../testing/toasts';
import { undoText } from '../testing/undo';

/** Opens the table of these projects, which hold what the server holds. */
async function openProjects(projects: Project[]) {
  let published = projects;
  network.on('GET /projects', () => ({
    body: published,
    headers: { 'x-total-count': String(published.length) },
  }));
  for (const project of projects) {
    network.on(`PUT /projects/${project._id}`, ({ body }) => {
      published = published.filter((one) => one !== project);
      if ((body as FormData).get('status') !== 'draft') published.push(project);
      return { body: project };
    });
  }
  const page = await open('/dashboard/projects');
  const { t, texts, user } = page;
  await screen.findAllByRole('rowheader');
  const box = (name: string) => screen.getByRole('checkbox', { name });
  return {
    ...page,
    serve: (left: Project[]) => void (published = left),
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

  it('offers deleting alone where there are no drafts and no categories', async () => {
    const review = aReview();
    serveList('reviews', [review]);
    const { user, texts } = await open('/dashboard/reviews');
    await user.click(await screen.findByRole('checkbox', { name: texts.selection.all }));
    const bar = screen.getByRole('region', { name: texts.selection.label });
    expect(within(bar).getAllByRole('button')).toHaveLength(2);
  });
});

describe('several projects', () => {
  it('are taken off the site, and are back', async () => {
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
    const told = page.t('dashboard.undo.takenBack', { name: called(2) });
    expect(toastTexts()).toEqual([told]);
  });

  it('stay selected where that failed, and it is said which and why', async () => {
    const [villa, tower, hall] = [aProject(), aProject(), aProject()];
    const page = await openProjects([villa, tower, hall]);
    const away = 'The database is away.';
    network.on(`PUT /projects/${tower._id}`, refusal(503, away));
    await page.user.click(page.all());
    await page.press(page.texts.drafts.unpublish);
    await expectTitles(tower.name);
    expect(undoText()).toContain(page.texts.undo.unpublished + called(2));
    const names = quoted(tower);
    const failed = page.t('dashboard.selection.failed.unpublish', { names, reason: away });
    expect(toastTexts()).toEqual([failed]);
    expect(page.bar()).toHaveTextContent('1 selected');
  });

  it('get a category, and each its own again', async () => {
    const [villa, tower] = [
      aProject(),
      aProject({ category: 'Commercial', arCategory: 'التجاري' }),
    ];
    const office = aProject({ category: 'Work Space' });
    for (const { _id } of [villa, tower]) network.on(`PUT /projects/${_id}`, { body: villa });
    const page = await openProjects([villa, tower, office]);
    await page.user.click(page.all());
    await page.press(page.texts.forms.category);
    const chosen = screen
      .getAllByRole('menuitem')
      .find((item) => item.textContent === 'Work Space')!;
    await page.user.click(chosen);
    const said = page.t('dashboard.undo.category', { category: 'Work Space' });
    await waitFor(() => expect(undoText()).toContain(said + called(2)));
    await waitFor(() => expect(page.bar()).toBeNull());
    await page.undo();
    const given = (project: Project) =>
      network
        .calls(`PUT /projects/${project._id}`)
        .map(({ body }) => Object.fromEntries(body as FormData) as object);
    await waitFor(() => expect(given(tower)).toHaveLength(2));
    expect(given(villa)[1]).toEqual({ category: 'Residential', arCategory: 'السكني' });
    expect(given(tower)[1]).toEqual({ category: 'Commercial', arCategory: 'التجاري' });
    expect(network.calls(`PUT /projects/${office._id}`)).toHaveLength(0);
  });

  it('are deleted together; one that could not be is there again, and selected', async () => {
    const [villa, tower] = [aProject(), aProject()];
    const hall = aProject();
    for (const { _id } of [villa, hall]) {
      network.on(`DELETE /projects/${_id}`, { status: 204 });
      network.on(`POST /projects/${_id}/restore`, { body: villa });
    }
    const reason = 'The database is away.';
    const held = network.hold(`DELETE /projects/${tower._id}`, refusal(503, reason));
    const page = await openProjects([villa, tower, hall]);
    await page.user.click(page.all());
    await page.press('Delete');
    const question = screen.getByRole('alertdialog', {
      name: page.t('dashboard.selection.deleteTitle', { name: called(3) }),
    });
    for (const { name } of [villa, tower, hall]) expect(question).toHaveTextContent(name);
    await page.user.click(within(question).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryAllByRole('rowheader')).toHaveLength(0));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    page.serve([tower]);
    held.release();
    const failed = page.t('dashboard.selection.failed.delete', { names: quoted(tower), reason });
    await waitFor(() => expect(toastTexts()).toEqual([failed]));
    await expectTitles(tower.name);
    expect(page.bar()).toHaveTextContent('1 selected');
    expect(undoText()).toContain(page.texts.undo.deleted + called(2));

    await page.undo();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.undo.undone]));
    for (const { _id } of [villa, hall]) {
      expect(network.calls(`POST /projects/${_id}/restore`)).toHaveLength(1);
    }
  });
});
