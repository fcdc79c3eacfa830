import { screen, waitFor } from '@testing-library/react';
import { SITE_TEXTS } from '../../testing/fixtures';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';
import { field, type } from '../../testing/form';

const SAVE = 'POST /content';

async function openForm(body: object = SITE_TEXTS) {
  network.on('GET /content', { body });
  const page = await open('/dashboard/content/contact-join');
  await waitFor(() => expect(field('contact.mainText')).toBeInTheDocument());
  return {
    ...page,
    save: () => page.user.click(screen.getByRole('button', { name: page.t('common.save') })),
  };
}

describe('the texts of contact and join', () => {
  it('are two bilingual sections, saved by one button', async () => {
    network.on(SAVE, {});
    const page = await openForm();
    for (const [section, texts] of Object.entries(SITE_TEXTS)) {
      for (const [name, text] of Object.entries(texts)) {
        expect(field(`${section}.${name}`)).toHaveValue(text);
      }
    }
    expect(document.querySelectorAll('#screen [name]')).toHaveLength(14);
    type({ 'contact.subText': ' Call ' });
    type({ 'join.arDescription': 'تعال.' });
    await page.save();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.contactJoin.saved]));
    expect(network.calls(SAVE)[0]?.body).toEqual({
      contact: { ...SITE_TEXTS.contact, subText: 'Call' },
      join: { ...SITE_TEXTS.join, arDescription: 'تعال.' },
    });
    expect(network.calls('GET /content')).toHaveLength(2);
  });

  it('say how many letters are used, once the limit is near', async () => {
    const page = await openForm();
    type({ 'contact.subText': 'x'.repeat(399) });
    expect(field('contact.subText')).not.toHaveAccessibleDescription(/letters/);
    type({ 'contact.subText': 'x'.repeat(400) });
    const used = page.t('dashboard.forms.lettersUsed', { number: '400', max: '500' });
    await waitFor(() =>
      expect(field('contact.subText')).toHaveAccessibleDescription(expect.stringContaining(used)),
    );
  });

  it('mark what is missing in one language', async () => {
    const page = await openForm();
    expect(screen.queryByText(page.texts.forms.languageMissing)).not.toBeInTheDocument();
    type({ 'join.arMainText': ' ' });
    await waitFor(() =>
      expect(field('join.arMainText')).toHaveAccessibleDescription(
        page.texts.forms.languageMissing,
      ),
    );
    type({ 'join.mainText': '' });
    await waitFor(() =>
      expect(screen.queryByText(page.texts.forms.languageMissing)).not.toBeInTheDocument(),
    );
  });

  it('say that they could not be saved, and why, beside the field, and are kept', async () => {
    const details = [{ field: 'join.sectionTitle', message: 'At most 500.' }];
    network.on(SAVE, refusal(400, 'Too long.', details));
    const page = await openForm();
    type({ 'contact.subText': 'Call' });
    await page.save();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.contactJoin.saveFailed]));
    expect(await screen.findByText('At most 500.')).toBeVisible();
    expect(field('join.sectionTitle')).toHaveFocus();
    expect(field('contact.subText')).toHaveValue('Call');
  });
});
