import type { Project } from '@manjara/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anImage, aProject } from '../../testing/fixtures';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const villa = aProject({
  secondaryImages: [{ url: '/api/files/a' }, { url: '/api/files/b' }],
});
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

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

  it('sends neither the picture nor the row when a text alone has changed', async () => {
    network.on(route, { body: villa });
    const page = await openForm();
    fireEvent.change(field('name'), { target: { value: 'Villa Obhur' } });
    await page.update();
    await waitFor(() => expect(page.path()).toBe('/dashboard/projects'));
    expect(toastTexts()).toEqual([page.texts.projects.edited]);
    expect(page.sent().get('name')).toBe('Villa Obhur');
    expect(page.sent().has('image')).toBe(false);
    expect(page.sent().has('secondaryImages')).toBe(false);
  });

  it('removes the picture of a slot, which is a drop area again, and takes a new one', async () => {
    network.on(route, { body: villa });
    const page = await openForm();
    const remove = page.t('dashboard.pictures.remove', { name: page.texts.projects.fields.image });
    await page.user.click(screen.getByRole('button', { name: remove }));
    const area = screen.getByRole('button', { name: new RegExp(page.texts.pictures.choose) });
    await page.update();
    expect(await screen.findByText(page.texts.forms.pictureRequired)).toBeVisible();
    fireEvent.drop(area, { dataTransfer: { files: [anImage('new.png')], types: ['Files'] } });
    await page.update();
    await waitFor(() => expect(network.calls(route)).toHaveLength(1));
    expect(page.sent().get('image')).toMatchObject({ name: 'new.png' });
  });

  it('keeps what stays of the row by its address, and clears it with one empty part', async () => {
    network.on(route, refusal(500, 'Broken.'));
    const page = await openForm();
    const removeFirst = async () => {
      const [tile] = screen.getAllByRole('group', { name: /^(Picture|الصورة) [\d٠-٩]+$/ });
      await page.user.click(within(tile!).getAllByRole('button')[3]!);
    };
    await removeFirst();
    await page.update();
    await waitFor(() => expect(network.calls(route)).toHaveLength(1));
    expect(page.sent().getAll('secondaryImages')).toEqual(['/api/files/b']);
    await waitFor(() => expect(field('name')).toBeEnabled());
    await removeFirst();
    await page.update();
    await waitFor(() => expect(network.calls(route)).toHaveLength(2));
    expect(page.sent().getAll('secondaryImages')).toEqual(['']);
  });

  it('brings back what was saved when changes are discarded', async () => {
    const page = await openForm();
    fireEvent.change(field('name'), { target: { value: 'Other' } });
    await page.user.click(await screen.findByRole('button', { name: page.texts.forms.discard }));
    const question = await screen.findByRole('alertdialog');
    await page.user.click(
      within(question).getByRole('button', { name: page.texts.forms.discarding.confirm }),
    );
    expect(field('name')).toHaveValue(villa.name);
  });
});
