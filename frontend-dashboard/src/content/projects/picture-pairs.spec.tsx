import { screen, waitFor, within } from '@testing-library/react';
import { field, type } from '../../testing/form';
import { anImage, aProject } from '../../testing/fixtures';
import { network, urlOf } from '../../testing/network';
import { open } from '../../testing/render';

const image = (name: string) => ({ url: `/api/files/${name}`, alt: 'A hall', arAlt: 'صالة' });
const NO_LABELS = { beforeLabel: '', arBeforeLabel: '', afterLabel: '', arAfterLabel: '' };
const PAIR = { before: image('a'), after: image('b'), ...NO_LABELS };

async function openForm(given: Parameters<typeof aProject>[0] = {}) {
  const project = aProject(given);
  network.on(`GET /projects/${project._id}`, { body: project });
  network.on('GET /projects', { body: [] });
  network.on(`PUT /projects/${project._id}`, { body: project });
  const page = await open(`/dashboard/edit-project/${project._id}`);
  await waitFor(() => expect(field('name')).toHaveValue(project.name));
  return {
    ...page,
    pairs: () => screen.queryAllByRole('group', { name: /^Pair \d$/ }),
    save: () => page.user.click(screen.getByRole('button', { name: page.texts.forms.update })),
    sent: async () => {
      const put = `PUT /projects/${project._id}`;
      await waitFor(() => expect(network.calls(put)).toHaveLength(1));
      return network.calls(put)[0]?.body as FormData;
    },
  };
}

describe('the pairs of pictures of a project', () => {
  it('are added with descriptions and labels, and sent as one text', async () => {
    const page = await openForm();
    const { pairs: texts } = page.texts.projects;
    await page.user.click(screen.getByRole('button', { name: texts.add }));
    const [pair] = page.pairs();
    for (const [side, file] of [
      ['before', 'plan.png'],
      ['after', 'room.png'],
    ] as const) {
      const group = within(pair!).getByRole('group', {
        name: (name) => name.startsWith(texts[side]),
      });
      await page.user.upload(
        group.querySelector<HTMLInputElement>('input[type=file]')!,
        anImage(file),
      );
      type({ [`pairs.0.${side}.alt`]: ' A hall ', [`pairs.0.${side}.arAlt`]: 'صالة' });
    }
    type({ 'pairs.0.beforeLabel': 'Drawing' });
    await page.save();
    const body = await page.sent();
    expect(JSON.parse(String(body.get('pairs')))).toEqual([
      {
        before: { url: urlOf('plan.png'), alt: 'A hall', arAlt: 'صالة' },
        after: { url: urlOf('room.png'), alt: 'A hall', arAlt: 'صالة' },
        ...NO_LABELS,
        beforeLabel: 'Drawing',
      },
    ]);
  });

  it('are not sent when they are as before', async () => {
    const page = await openForm({ pairs: [PAIR, PAIR] });
    expect(page.pairs()).toHaveLength(2);
    type({ name: 'Other' });
    await page.save();
    expect((await page.sent()).has('pairs')).toBe(false);
  });

  it('need both pictures with descriptions, until they are removed', async () => {
    const page = await openForm({ pairs: [PAIR] });
    await page.user.click(screen.getByRole('button', { name: page.texts.projects.pairs.add }));
    await page.save();
    await waitFor(() => expect(field('pairs.1.before.alt')).toBeInvalid());
    await page.user.click(screen.getByRole('button', { name: 'Remove Pair 2' }));
    await page.user.click(screen.getByRole('button', { name: 'Remove Pair 1' }));
    await page.save();
    expect((await page.sent()).get('pairs')).toBe('[]');
  });
});

describe('the video of a project', () => {
  it('is a link to YouTube', async () => {
    const page = await openForm();
    type({ video: 'https://vimeo.com/1' });
    await page.save();
    await waitFor(() => expect(field('video')).toBeInvalid());
    type({ video: ' youtu.be/dQw4w9WgXcQ ' });
    await page.save();
    expect((await page.sent()).get('video')).toBe('youtu.be/dQw4w9WgXcQ');
  });
});
