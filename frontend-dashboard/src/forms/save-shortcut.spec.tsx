import { screen, waitFor } from '@testing-library/react';
import { aProduct } from '../testing/fixtures';
import { network } from '../testing/network';
import { open } from '../testing/render';

const product = aProduct();

const editing = async (status: 'published' | 'draft') => {
  const stored = { ...product, status, savedAt: product.createdAt };
  network.on('GET /products', { body: [], headers: { 'x-total-count': '0' } });
  network.on(`PUT /products/${product._id}`, { body: stored });
  const page = await open(`/dashboard/edit-product/${product._id}`, {
    answers: { [`GET /products/${product._id}`]: { body: stored } },
  });
  const [name] = await screen.findAllByDisplayValue(product.name);
  await page.user.type(name!, ' 2');
  return page;
};

const sent = async () => {
  const route = `PUT /products/${product._id}`;
  await waitFor(() => expect(network.calls(route)).toHaveLength(1));
  return network.calls(route)[0]!.body as FormData;
};

it('Ctrl+S updates a published item, and says so on the button', async () => {
  const { user, texts } = await editing('published');
  expect(screen.getByRole('button', { name: texts.forms.update })).toHaveAttribute(
    'title',
    expect.stringContaining('Ctrl+S'),
  );
  await user.keyboard('{Control>}s{/Control}');
  expect((await sent()).get('name')).toBe(`${product.name} 2`);
});

it('⌘S on an Arabic keyboard saves a draft without publishing it', async () => {
  const { user } = await editing('draft');
  await user.keyboard('{Meta>}[KeyS]{/Meta}');
  expect((await sent()).get('status')).not.toBe('published');
});

it('without a form the keys do nothing, not even what the browser does', async () => {
  await open('/dashboard/activity', { answers: { 'GET /activity': { body: [] } } });
  const event = new KeyboardEvent('keydown', {
    key: 'س',
    code: 'KeyS',
    ctrlKey: true,
    cancelable: true,
  });
  await screen.findByRole('heading', { level: 1 });
  document.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
