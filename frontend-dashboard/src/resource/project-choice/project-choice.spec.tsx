import { screen, waitFor, within } from '@testing-library/react';
import { aProject, aReview } from '../../testing/fixtures';
import { field } from '../../testing/form';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';

const GONE = 'f'.repeat(24);
const villa = aProject();
const review = { ...aReview(), status: 'published', savedAt: '2026-03-05T09:00:00.000Z' };
const one = `/reviews/${review._id}`;

async function openReview(project: string | null) {
  network.on(`GET ${one}`, { body: { ...review, project } });
  network.on('GET /reviews', { body: [] });
  network.on('GET /projects', { body: [villa] });
  network.on(`PUT ${one}`, { body: review });
  network.on(`GET /projects/${GONE}`, refusal(404, 'Gone.'));
  const page = await open(`/dashboard/edit-review/${review._id}`);
  await waitFor(() => expect(field('title')).toHaveValue(review.title));
  const label = page.texts.reviews.fields.project;
  const group = within(screen.getByRole('group', { name: label }));
  const save = async () => {
    await page.user.click(screen.getByRole('button', { name: page.texts.forms.update }));
    await waitFor(() => expect(network.calls(`PUT ${one}`)).toHaveLength(1));
    return Object.fromEntries(network.calls(`PUT ${one}`)[0]!.body as FormData);
  };
  return { ...page, group, save };
}

describe('the project of a review', () => {
  it('is searched and chosen', async () => {
    const { user, texts, t, group, save } = await openReview(null);
    const { none, choose } = texts.projectChoice;
    expect(group.getByText(none)).toBeVisible();
    network.on(`GET /projects/${villa._id}`, { body: villa });
    await user.click(group.getByRole('button', { name: choose }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('searchbox', { name: t('common.search') }), 'villa{Enter}');
    await waitFor(() =>
      expect(String(network.calls('GET /projects').at(-1)?.params)).toContain('search=villa'),
    );
    await user.click(await dialog.findByRole('button', { name: new RegExp(villa.name) }));
    expect(await group.findByText(villa.name)).toBeVisible();
    expect(await save()).toMatchObject({ project: villa._id });
  });

  it('is taken away, and named as gone where it was deleted', async () => {
    const { user, texts, group, save } = await openReview(GONE);
    expect(await group.findByText(texts.projectChoice.gone)).toBeVisible();
    await user.click(group.getByRole('button', { name: texts.projectChoice.remove }));
    expect(await save()).toMatchObject({ project: '' });
  });
});
