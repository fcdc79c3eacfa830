import type { Question } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { field, type } from '../../testing/form';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const LIST = '/content/questions';
const ORDER = `PUT ${LIST}/order`;

const question = (letter: string): Question => ({
  _id: letter.repeat(24),
  title: `Question ${letter}`,
  arTitle: `سؤال ${letter}`,
  description: 'Answer.',
  arDescription: 'جواب.',
});

/** The about page with questions A, B and C, as the server keeps them. */
async function openList() {
  let stored = [...'abc'].map(question);
  network.on('GET /content/about', { body: { mainText: '', arMainText: '', images: [] } });
  network.on('GET /content/values', { body: [] });
  network.on(`GET ${LIST}`, () => ({ body: stored }));
  const page = await open('/dashboard/content/about');
  await screen.findByText(question('a').title);
  const button = (key: 'earlier' | 'later' | 'editName', letter: string) =>
    screen.getByRole('button', {
      name: page.t(`dashboard.order.${key}`, { name: question(letter).title }),
    });
  const shown = () =>
    screen.getAllByText(/^Question [abc]$/).map(({ textContent }) => textContent!.at(-1));
  const keep = (ids: string[]) => {
    stored = ids.map((id) => stored.find(({ _id }) => _id === id)!);
  };
  return { ...page, button, shown, keep };
}

describe('a list in the owner’s order', () => {
  it('is moved by buttons, saved at once, and says the new place', async () => {
    const page = await openList();
    network.on(ORDER, ({ body }) => {
      page.keep((body as { ids: string[] }).ids);
      return {};
    });
    expect(page.button('earlier', 'a')).toHaveAttribute('aria-disabled', 'true');
    await page.user.click(page.button('later', 'a'));
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.order.saved]));
    expect(page.shown().join('')).toBe('bac');
    expect(network.calls(ORDER)[0]?.body).toEqual({
      ids: ['b', 'a', 'c'].map((letter) => letter.repeat(24)),
    });
    expect(
      screen.getByText(page.t('dashboard.order.movedTo', { place: '2', total: '3' })),
    ).toBeInTheDocument();
  });

  it('is as before where the order could not be saved, with the reason', async () => {
    const page = await openList();
    network.on(ORDER, refusal(404, 'One is gone.'));
    await page.user.click(page.button('later', 'a'));
    await waitFor(() => expect(toastTexts()).toEqual(['One is gone.']));
    expect(page.shown().join('')).toBe('abc');
  });

  it('has its items edited in their place', async () => {
    const page = await openList();
    const save = `PUT ${LIST}/${'b'.repeat(24)}`;
    network.on(save, {});
    await page.user.click(page.button('editName', 'b'));
    const form = screen.getByRole('form', { name: /Question b/ });
    const input = within(form).getByDisplayValue('Question b');
    await page.user.clear(input);
    await page.user.type(input, 'Why oak?');
    await page.user.click(within(form).getByRole('button', { name: page.t('common.save') }));
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.aboutContent.questionSaved]));
    expect(network.calls(save)[0]?.body).toMatchObject({ title: 'Why oak?', arTitle: 'سؤال b' });
    await waitFor(() => expect(form).not.toBeInTheDocument());
  });

  it('forgets a change that is given up', async () => {
    const page = await openList();
    const edit = () => page.user.click(page.button('editName', 'b'));
    await edit();
    const form = screen.getByRole('form', { name: /Question b/ });
    type({ title: 'Typed' });
    await page.user.click(within(form).getByRole('button', { name: page.t('common.cancel') }));
    await edit();
    expect(field('title')).toHaveValue('Question b');
  });
});
