import { type PreviewDraft, readPreviewMessage, toPreviewMessage } from '@manjara/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { aProduct, aProject } from '../testing/fixtures';
import { field, type } from '../testing/form';
import { network } from '../testing/network';
import { open } from '../testing/render';

const iframe = () => document.querySelector('iframe')!;

/** Opens the preview. The returned function reports its page ready and returns the last draft. */
async function openPreview(path: string) {
  const page = await open(path);
  const button = await screen.findByRole('button', { name: page.texts.preview.open });
  await waitFor(() => expect(field('name')).toBeInTheDocument());
  await page.user.click(button);
  const lastDraft = async (): Promise<PreviewDraft> => {
    const site = iframe().contentWindow!;
    const posted = jest.spyOn(site, 'postMessage').mockImplementation(() => undefined);
    const data = toPreviewMessage({ type: 'ready', live: true });
    await act(async () => {
      const event = { data, origin: location.origin, source: site };
      window.dispatchEvent(new MessageEvent('message', event));
    });
    const message = readPreviewMessage(posted.mock.calls.at(-1)?.[0]);
    posted.mockRestore();
    return message?.type === 'draft' ? message.draft : {};
  };
  return { ...page, lastDraft };
}

describe('the preview of a project', () => {
  it('has a separate page before it is published, even if incomplete', async () => {
    const { lastDraft } = await openPreview('/dashboard/add-project');
    expect(iframe()).toHaveAttribute('src', '/project/preview?lang=en&preview=1');
    type({ name: ' Villa ', year: '٢٠٢٤', area: 'wide' });
    expect((await lastDraft()).project).toMatchObject({
      _id: 'preview',
      name: 'Villa',
      arName: '',
      year: '2024',
      area: '',
      image: { url: '' },
      secondaryImages: [],
    });
  });

  it('is its page once it is published', async () => {
    const project = aProject({ secondaryImages: [{ url: '/api/files/a', alt: '', arAlt: '' }] });
    network.on(`GET /projects/${project._id}`, { body: project });
    const { lastDraft, user } = await openPreview(`/dashboard/edit-project/${project._id}`);
    expect(iframe()).toHaveAttribute('src', `/project/${project._id}?lang=en&preview=1`);
    await user.selectOptions(field('category'), 'Commercial');
    expect((await lastDraft()).project).toMatchObject({
      _id: project._id,
      category: 'Commercial',
      arCategory: 'تجاري',
      createdAt: project.createdAt,
      image: project.image,
      secondaryImages: [{ url: '/api/files/a', alt: '', arAlt: '' }],
    });
  });
});

it('shows a product large and in the list', async () => {
  const secondaryImages = [{ url: '/api/files/a', alt: 'A view', arAlt: 'منظر' }];
  const product = aProduct({ secondaryImages });
  network.on(`GET /products/${product._id}`, { body: product });
  const { user, texts, lastDraft } = await openPreview(`/dashboard/edit-product/${product._id}`);
  const query = 'lang=en&preview=1';
  expect(iframe()).toHaveAttribute('src', `/production?product=${product._id}&${query}`);
  await user.click(screen.getByRole('radio', { name: texts.preview.list }));
  expect(iframe()).toHaveAttribute('src', `/production?${query}`);
  const { status: _status, savedAt: _savedAt, ...shown } = product;
  expect((await lastDraft()).product).toEqual(shown);
});

it('is not offered for a review', async () => {
  const { texts } = await open('/dashboard/add-review');
  await screen.findByRole('button', { name: texts.reviews.addTitle });
  expect(screen.queryByRole('button', { name: texts.preview.open })).not.toBeInTheDocument();
});
