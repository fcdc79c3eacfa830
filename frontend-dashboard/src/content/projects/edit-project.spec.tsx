import type { Project } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { anImage, aProject } from '../../testing/fixtures';
import { network, urlOf } from '../../testing/network';
import { open } from '../../testing/render';
import { dropOn, field, type } from '../../testing/form';

const villa = aProject({
  secondaryImages: ['a', 'b'].map((name) => ({ url: urlOf(name), alt: '', arAlt: '' })),
});

async function openForm(project: Project = villa) {
  network.on(`GET /projects/${project._id}`, { body: project });
  network.on('GET /projects', { body: [project], headers: { 'x-total-count': '1' } });
  const page = await open(`/dashboard/edit-project/${project._id}`);
  await waitFor(() => expect(field('name')).toBeInTheDocument());
  return {
    ...page,
    update: () => page.user.click(screen.getByRole('button', { name: page.texts.forms.update })),
    sent: () => network.calls(`PUT /projects/${project._id}`).at(-1)?.body as FormData,
  };
}

describe('editing a project', () => {
  const route = `PUT /projects/${villa._id}`;

  it('removes the picture of a slot, which is a drop area again, and takes a new one', async () => {
    network.on(route, { body: villa });
    const page = await openForm();
    const remove = page.t('dashboard.pictures.remove', { name: page.texts.projects.fields.image });
    await page.user.click(screen.getByRole('button', { name: remove }));
    const area = screen.getByRole('button', { name: new RegExp(page.texts.pictures.choose) });
    expect(area).toHaveFocus();
    await page.update();
    expect(await screen.findByText(page.texts.forms.pictureRequired)).toBeVisible();
    dropOn(area, anImage('new.png'));
    await page.update();
    await waitFor(() => expect(network.calls(route)).toHaveLength(1));
    expect(page.sent().get('image')).toBe(urlOf('new.png'));
  });

  it('restores the saved values when changes are discarded', async () => {
    const page = await openForm();
    type({ name: 'Other' });
    await page.user.click(await screen.findByRole('button', { name: page.texts.forms.discard }));
    const question = await screen.findByRole('alertdialog');
    await page.user.click(
      within(question).getByRole('button', { name: page.texts.forms.discarding.confirm }),
    );
    expect(field('name')).toHaveValue(villa.name);
  });
});
