import { screen, waitFor } from '@testing-library/react';
import { aProduct, aProject } from '../testing/fixtures';
import { field, type } from '../testing/form';
import { network, refusal } from '../testing/network';
import { open } from '../testing/render';

async function openEdit(of: string, one: string, entity: { _id: string }) {
  network.on(`GET /${of}/${entity._id}`, { body: entity });
  network.on(`GET /${of}`, { body: [entity], headers: { 'x-total-count': '1' } });
  const page = await open(`/dashboard/edit-${one}/${entity._id}`);
  await waitFor(() => expect(field('date')).toBeInTheDocument());
  const route = `PUT /${of}/${entity._id}`;
  return {
    route,
    update: () => page.user.click(screen.getByRole('button', { name: page.texts.forms.update })),
    sent: () => Object.fromEntries(network.calls(route).at(-1)?.body as FormData),
  };
}

describe('the details of an entity', () => {
  it('hold the day on which it was made in Jeddah, and only what was changed is sent', async () => {
    const villa = aProject({ place: 'Jeddah', year: '2018', createdAt: '2026-03-04T22:00:00Z' });
    const { route, update, sent } = await openEdit('projects', 'project', villa);
    expect(field('date')).toHaveValue('2026-03-05');
    expect(field('place')).toHaveValue('Jeddah');
    expect(field('year')).not.toBeRequired();
    network.on(route, { body: villa });
    type({ place: '', arScope: 'نجارة', year: '2019' });
    await update();
    await waitFor(() =>
      expect(sent()).toMatchObject({ place: '', arScope: 'نجارة', year: '2019' }),
    );
    for (const name of ['date', 'area', 'arPlace']) expect(sent()).not.toHaveProperty(name);
  });

  it('has what the server says about one beside its field', async () => {
    const door = aProduct();
    const { route, update, sent } = await openEdit('products', 'product', door);
    const details = [{ field: 'date', message: 'A day that is not in the future.' }];
    network.on(route, refusal(400, 'Please check the form.', details));
    type({ date: '2029-05-17' });
    await update();
    await waitFor(() =>
      expect(field('date')).toHaveAccessibleDescription('A day that is not in the future.'),
    );
    expect(sent()).toMatchObject({ date: '2029-05-17' });
  });
});
