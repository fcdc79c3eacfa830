import 'fake-indexeddb/auto';
import { signIn } from '@manjara/platform';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { readDraft } from '../../lib/drafts';
import { endSession } from '../../lib/session-end';
import { toastTexts } from '../../testing/toasts';

const JOIN = {
  mainText: 'Work with wood',
  arMainText: 'اعمل بالخشب',
  sectionTitle: 'Join us',
  arSectionTitle: 'انضم إلينا',
  description: 'We teach.',
  arDescription: 'نحن نعلّم.',
};
const CONTENT = {
  contact: { ...JOIN, mainText: 'Talk to us', subText: 'Write', arSubText: 'اكتب' },
  join: JOIN,
};

const SAVE = 'POST /content';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const change = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });

async function openForm(body: object = CONTENT) {
  network.on('GET /content', { body });
  const page = await open('/dashboard/content/contact-join');
  await waitFor(() => expect(field('contact.mainText')).toBeInTheDocument());
  return {
    ...page,
    save: () => page.user.click(screen.getByRole('button', { name: page.t('common.save') })),
  };
}

describe('the texts of contact and join', () => {
  it('are two sections with their twins, saved by one button', async () => {
    network.on(SAVE, {});
    const page = await openForm();
    for (const [section, texts] of Object.entries(CONTENT)) {
      for (const [name, text] of Object.entries(texts)) {
        expect(field(`${section}.${name}`)).toHaveValue(text);
      }
    }
    expect(document.querySelectorAll('#screen [name]')).toHaveLength(14);
    change('contact.subText', ' Call ');
    change('join.arDescription', 'تعال.');
    await page.save();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.contactJoin.saved]));
    expect(network.calls(SAVE)[0]?.body).toEqual({
      contact: { ...CONTENT.contact, subText: 'Call' },
      join: { ...CONTENT.join, arDescription: 'تعال.' },
    });
    expect(network.calls('GET /content')).toHaveLength(2);
  });

  it('begin empty when nothing was ever saved, and may be emptied', async () => {
    network.on(SAVE, {});
    const page = await openForm({ contact: {}, join: {} });
    expect(field('contact.arSubText')).toHaveValue('');
    await page.save();
    await waitFor(() => expect(network.calls(SAVE)).toHaveLength(1));
  });

  it('mark what is missing in one language', async () => {
    const page = await openForm();
    expect(screen.queryByText(page.texts.forms.twinMissing)).not.toBeInTheDocument();
    change('join.arMainText', ' ');
    await waitFor(() =>
      expect(field('join.arMainText')).toHaveAccessibleDescription(page.texts.forms.twinMissing),
    );
    change('join.mainText', '');
    await waitFor(() =>
      expect(screen.queryByText(page.texts.forms.twinMissing)).not.toBeInTheDocument(),
    );
  });

  it('say that they could not be saved, and why, and are kept', async () => {
    network.on(SAVE, refusal(503, 'The database is away.'));
    const page = await openForm();
    change('contact.subText', 'Call');
    await page.save();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.contactJoin.saveFailed]));
    expect(screen.getByText('The database is away.')).toBeVisible();
    expect(field('contact.subText')).toHaveValue('Call');
  });

  it('tell what the server found wrong, beside the field', async () => {
    network.on(
      SAVE,
      refusal(400, 'Too long.', [{ field: 'join.sectionTitle', message: 'At most 500.' }]),
    );
    const page = await openForm();
    await page.save();
    expect(await screen.findByText('At most 500.')).toBeVisible();
    expect(field('join.sectionTitle')).toHaveFocus();
  });

  it('say so when they cannot be read, until they can', async () => {
    network.on('GET /content', refusal(500, 'Broken.'));
    const { texts, t, user } = await open('/dashboard/content/contact-join');
    await waitFor(() => expect(toastTexts()).toEqual([texts.contactJoin.loadFailed]));
    network.on('GET /content', { body: CONTENT });
    await user.click(screen.getByRole('button', { name: t('common.retry') }));
    await waitFor(() => expect(field('contact.mainText')).toBeInTheDocument());
    expect(toastTexts()).toEqual([]);
  });

  it('survive an expired session', async () => {
    const page = await openForm();
    change('contact.subText', 'Half a sentence');
    await waitFor(async () => expect(await readDraft('contact-join')).toBeDefined());
    await act(async () => endSession());
    await waitFor(() => expect(page.path()).toBe('/dashboard/login'));
    act(() => signIn('token-2', false));
    await waitFor(() => expect(field('contact.subText')).toHaveValue('Half a sentence'));
    expect(await screen.findByText(page.texts.forms.restored)).toBeVisible();
  });
});
