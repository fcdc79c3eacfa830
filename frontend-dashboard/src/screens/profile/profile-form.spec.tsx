import { screen, waitFor, within } from '@testing-library/react';
import { readDraft } from '../../forms/drafts';
import { write } from '../../testing/form';
import { network } from '../../testing/network';
import { ADMIN, open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const SAVE = 'PUT /admin/profile';
const saved = (changes: Partial<typeof ADMIN>) => ({ body: { ...ADMIN, ...changes } });

describe('the profile’s form', () => {
  async function openForm() {
    const page = await open('/dashboard/profile');
    const { profile, passwords } = page.texts;
    await screen.findByRole('textbox', { name: new RegExp(`^${profile.name}`) });
    const labelled = (label: string) =>
      screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' });
    const fields = {
      name: () => labelled(profile.name),
      phone: () => labelled(profile.phone),
      location: () => labelled(profile.location),
      current: () => labelled(profile.currentPassword),
      password: () => labelled(passwords.new),
      confirmation: () => labelled(passwords.confirm),
    };
    return {
      ...page,
      fields,
      retype: async (field: keyof typeof fields, text: string) => {
        await page.user.clear(fields[field]());
        if (text) await write(page.user, fields[field](), text);
      },
      save: () => page.user.click(screen.getByRole('button', { name: profile.save })),
    };
  }

  it('saves the details, confirms it, shows the new name in the header, and drops the draft', async () => {
    network.on(SAVE, saved({ name: 'Noura', location: 'Riyadh' }));
    const { retype, save, texts } = await openForm();
    await retype('name', 'Noura');
    await waitFor(() => expect(readDraft('profile')).toBeDefined());
    await retype('location', 'Riyadh');
    await save();
    await waitFor(() => expect(toastTexts()).toEqual([texts.profile.saved]));
    // A reload would bring it back.
    expect(readDraft('profile')).toBeUndefined();
    expect(network.calls(SAVE)[0]?.body).toEqual({
      name: 'Noura',
      phone: ADMIN.phone,
      location: 'Riyadh',
    });
    expect(await screen.findByRole('link', { name: 'Noura' })).toBeVisible();
    expect(network.calls('GET /admin/profile')).toHaveLength(1);
  });

  it('requires a name; phone and location may be empty', async () => {
    network.on(SAVE, saved({ phone: '', location: '' }));
    const { retype, save, texts, fields } = await openForm();
    for (const field of ['name', 'phone', 'location'] as const) await retype(field, '');
    await save();
    expect(await screen.findByText(texts.forms.required)).toBeVisible();
    expect(fields.name()).toHaveFocus();
    await retype('name', ADMIN.name);
    await save();
    await waitFor(() => expect(network.calls(SAVE)).toHaveLength(1));
    expect(network.calls(SAVE)[0]?.body).toEqual({ name: ADMIN.name, phone: '', location: '' });
  });

  it('rejects an invalid phone number', async () => {
    const { retype, save, texts, fields } = await openForm();
    await retype('phone', '12345');
    await save();
    expect(await screen.findByText(texts.profile.badPhone)).toBeVisible();
    expect(fields.phone()).toHaveFocus();
    expect(fields.phone()).toHaveValue('12345');
    expect(network.calls(SAVE)).toEqual([]);
  });

  it('changes the password with the current one, and empties its fields', async () => {
    network.on(SAVE, saved({}));
    const { retype, save, texts, fields } = await openForm();
    await retype('current', 'old-secret');
    await retype('password', 'new-secret-1');
    await retype('confirmation', 'new-secret-1');
    await save();
    await waitFor(() => expect(toastTexts()).toEqual([texts.profile.saved]));
    expect(network.calls(SAVE)[0]?.body).toMatchObject({
      password: 'new-secret-1',
      currentPassword: 'old-secret',
    });
    for (const field of ['current', 'password', 'confirmation'] as const) {
      expect(fields[field]()).toHaveValue('');
    }
  });

  it('asks for the current password with a new one, and only then', async () => {
    network.on(SAVE, saved({}));
    const { retype, save, texts, fields, user } = await openForm();
    await retype('password', 'new-secret-1');
    await retype('confirmation', 'new-secret-1');
    await save();
    expect(await screen.findByText(texts.forms.required)).toBeVisible();
    expect(fields.current()).toHaveFocus();
    expect(network.calls(SAVE)).toHaveLength(0);

    // A password filled in by the browser is not a change and is not sent.
    await user.click(screen.getByRole('button', { name: texts.forms.discard }));
    const question = await screen.findByRole('alertdialog');
    await user.click(
      within(question).getByRole('button', { name: texts.forms.discarding.confirm }),
    );
    await retype('current', 'old-secret');
    expect(screen.queryByRole('button', { name: texts.forms.discard })).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(network.calls(SAVE)).toHaveLength(1));
    expect(network.calls(SAVE)[0]?.body).not.toHaveProperty('currentPassword');
  });

  it('does not store passwords in its draft', async () => {
    const { retype } = await openForm();
    await retype('password', 'new-secret-1');
    await retype('name', 'Noura');
    const draft = () => JSON.stringify(readDraft('profile'));
    await waitFor(() => expect(draft()).toContain('Noura'));
    expect(draft()).not.toContain('secret');
  });
});
