import type { Question } from '@manjara/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { field, type } from '../testing/form';
import { network, refusal } from '../testing/network';
import { open } from '../testing/render';
import { toastTexts } from '../testing/toasts';
import { CHANGED, serveVersioned } from '../testing/versioned';

const LIST = '/content/questions';
const ORDER = `PUT ${LIST}/order`;

const question = (letter: string): Question => ({
  _id: letter.repeat(24),
  title: `Question ${letter}`,
  arTitle: `سؤال ${letter}`,
  description: 'Answer.',
  arDescription: 'جواب.',
});

const idsOf = (letters: string) => [...letters].map((letter) => letter.repeat(24));

/** The about page with questions A, B and C, as the server keeps them. */
async function openList() {
  let stored = [...'abc'].map(question);
  network.on('GET /content/about', { body: { mainText: '', arMainText: '', images: [] } });
  network.on('GET /content/values', { body: [] });
  network.on(`GET ${LIST}`, () => ({ body: stored }));
  network.on(`GET ${LIST}/order`, () => {
    const ids = stored.map(({ _id }) => _id);
    return { body: { ids }, headers: { etag: `"${ids.join()}"` } };
  });
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
    const [sent] = network.calls(ORDER);
    expect(sent?.body).toEqual({ ids: idsOf('bac') });
    expect(sent?.headers.get('If-Match')).toBe(`"${idsOf('abc').join()}"`);
    expect(
      screen.getByText(page.t('dashboard.order.movedTo', { place: '2', total: '3' })),
    ).toBeInTheDocument();
  });

  it('is reset with the reason if the order could not be saved', async () => {
    const page = await openList();
    network.on(ORDER, refusal(404, 'One is gone.'));
    await page.user.click(page.button('later', 'a'));
    await waitFor(() => expect(toastTexts()).toEqual(['One is gone.']));
    expect(page.shown().join('')).toBe('abc');
  });

  it('shows the current order after a concurrent change', async () => {
    const page = await openList();
    page.keep(idsOf('cab'));
    await page.user.click(page.button('later', 'a'));
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.order.changed]));
    await waitFor(() => expect(page.shown().join('')).toBe('cab'));
    expect(network.calls(ORDER)).toHaveLength(0);

    network.on(ORDER, CHANGED);
    await page.user.click(page.button('later', 'c'));
    await waitFor(() => expect(network.calls(ORDER)).toHaveLength(1));
    await waitFor(() => expect(page.shown().join('')).toBe('cab'));
    expect(toastTexts()).toEqual([page.texts.order.changed]);
  });

  it('keeps the last order when the one before it fails, whatever the server lists meanwhile', async () => {
    const page = await openList();
    const first = network.hold(ORDER, refusal(500, 'Not now.'));
    await page.user.click(page.button('later', 'a'));
    await waitFor(() => first.call());
    await page.user.click(page.button('later', 'a'));
    expect(page.shown().join('')).toBe('bca');
    const second = network.hold(ORDER, {});
    first.release();
    await waitFor(() => expect(second.call().body).toMatchObject({ ids: expect.anything() }));
    // Simulates that the tab becomes visible again.
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    expect(page.shown().join('')).toBe('bca');
    page.keep(idsOf('bca'));
    second.release();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.order.saved]));
    expect(page.shown().join('')).toBe('bca');
  });

  /** Opens the form of question B, which other clients may change on the server. */
  async function editB(given = {}) {
    const page = await openList();
    const path = `${LIST}/${'b'.repeat(24)}`;
    const server = serveVersioned(path, { ...question('b'), ...given });
    await page.user.click(page.button('editName', 'b'));
    const form = await screen.findByRole('form', { name: /Question b/ });
    return {
      ...page,
      ...server,
      saves: () => network.calls(`PUT ${path}`),
      form,
      press: (key: 'common.save' | 'common.cancel', inside = form) =>
        page.user.click(within(inside).getByRole('button', { name: page.t(key) })),
    };
  }

  it('has its items edited in their place, as they are now, and the focus goes with the form', async () => {
    const page = await editB({ title: 'Question b of now' });
    expect(page.form).toHaveFocus();
    expect(field('title')).toHaveValue('Question b of now');
    type({ title: 'Why oak?' });
    await page.press('common.save');
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.aboutContent.questionList.saved]));
    const [saved] = page.saves();
    expect(saved?.body).toMatchObject({ title: 'Why oak?', arTitle: 'سؤال b' });
    expect(saved?.headers.get('If-Match')).toBe('"1"');
    await waitFor(() => expect(page.form).not.toBeInTheDocument());
    expect(page.button('editName', 'b')).toHaveFocus();
  });

  it('asks before a change of another window is overwritten, and keeps what was typed', async () => {
    const page = await editB();
    type({ title: 'Mine', description: 'My answer.' });
    page.changeElsewhere({ title: 'Theirs' });
    await page.press('common.save');
    const dialog = await screen.findByRole('dialog', { name: page.texts.conflict.title });
    expect(within(dialog).getByText('Theirs')).toBeVisible();
    const label = page.texts.aboutContent.question;
    const name = page.t('dashboard.forms.inEnglish', { name: label });
    expect(within(dialog).getByRole('group', { name })).toHaveTextContent('Mine');
    expect(field('title')).toHaveValue('Mine');
    await page.press('common.save', dialog);
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.aboutContent.questionList.saved]));
    expect(page.stored()).toMatchObject({ title: 'Mine', description: 'My answer.' });
  });

  it('cannot be edited while it cannot be read: a save would overwrite what others changed', async () => {
    const page = await openList();
    const path = `GET ${LIST}/${'b'.repeat(24)}`;
    network.on(path, refusal(503, 'Busy.'));
    await page.user.click(page.button('editName', 'b'));
    const name = page.t('dashboard.order.loadFailed', { name: 'Question b' });
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(screen.queryByRole('form', { name: /Question b/ })).not.toBeInTheDocument();
    network.on(path, { body: question('b'), headers: { etag: '"1"' } });
    await page.user.click(screen.getByRole('button', { name: page.t('common.retry') }));
    expect(await screen.findByRole('form', { name: /Question b/ })).toHaveFocus();
  });

  it('adds what was typed as a new item where it is deleted meanwhile', async () => {
    network.on(`POST ${LIST}`, { status: 201, body: {} });
    const page = await openList();
    const path = `${LIST}/${'b'.repeat(24)}`;
    network.on(`GET ${path}`, refusal(404, 'It is gone.'));
    network.on(`PUT ${path}`, refusal(404, 'It is gone.'));
    await page.user.click(page.button('editName', 'b'));
    const form = await screen.findByRole('form', { name: /Question b/ });
    type({ title: 'Typed' });
    await page.user.click(within(form).getByRole('button', { name: page.t('common.save') }));
    await waitFor(() => expect(toastTexts()).toEqual(['It is gone.']));
    expect(within(form).getByText(page.texts.forms.gone.anew)).toBeVisible();
    page.keep(['a', 'c'].map((letter) => letter.repeat(24)));
    await page.user.click(
      within(form).getByRole('button', { name: page.texts.forms.gone.addAnew }),
    );
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.aboutContent.questionList.added]));
    expect(network.calls(`POST ${LIST}`)[0]?.body).toMatchObject({
      title: 'Typed',
      arTitle: 'سؤال b',
    });
  });

  it('discards a cancelled change', async () => {
    const page = await editB();
    type({ title: 'Typed' });
    await page.press('common.cancel');
    await page.user.click(page.button('editName', 'b'));
    await screen.findByRole('form', { name: /Question b/ });
    expect(field('title')).toHaveValue('Question b');
  });
});
