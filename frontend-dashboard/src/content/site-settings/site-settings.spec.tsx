import { DEFAULT_SITE_SETTINGS as SETTINGS } from '@manjara/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { loadTexts } from '../../app/texts/load-texts';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';
import { field, type } from '../../testing/form';

const SAVE = 'POST /site-settings';

async function openForm() {
  network.on('GET /site-settings', { body: SETTINGS });
  const page = await open('/dashboard/site-settings');
  await waitFor(() => expect(field('phone')).toBeInTheDocument());
  const save = () => page.user.click(screen.getByRole('button', { name: page.t('common.save') }));
  return { ...page, save };
}

describe('the site’s settings', () => {
  it('are shown as stored and saved together, trimmed; any may be emptied', async () => {
    network.on(SAVE, {});
    const page = await openForm();
    const { countVisits: _, logo: _logo, ...texts } = SETTINGS;
    for (const [name, value] of Object.entries(texts)) expect(field(name)).toHaveValue(value);
    expect(field('countVisits')).toBeChecked();
    fireEvent.click(field('countVisits'));
    type({ phone: ' ٠٥٠ 123 4567 ' });
    type({ x: '' });
    type({ instagram: '@manjara', linkedin: 'linkedin.com/company/manjara' });
    type({ youtube: '@manjara' });
    // The API keeps Latin ones.
    type({ vatNumber: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣' });
    await page.save();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.siteSettings.saved]));
    const { logo: _unchanged, ...sent } = SETTINGS;
    expect(network.calls(SAVE)[0]?.body).toEqual({
      ...sent,
      phone: '050 123 4567',
      x: '',
      instagram: 'https://www.instagram.com/manjara',
      linkedin: 'https://linkedin.com/company/manjara',
      youtube: 'https://www.youtube.com/@manjara',
      vatNumber: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣',
      countVisits: false,
    });
  });

  it('ask about the other language when only one has other hours', async () => {
    network.on(SAVE, {});
    const page = await openForm();
    const { hours } = page.texts.siteSettings;
    expect(screen.queryByText(hours.arabic)).not.toBeInTheDocument();
    type({ arOpeningHours: 'يوميًا من ٩ إلى ٥' });
    expect(await screen.findByText(hours.arabic)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: hours.arabicAction }));
    expect(field('openingHours')).toHaveFocus();
    type({ openingHours: 'Daily, 9 to 5' });
    await waitFor(() => expect(screen.queryByText(hours.arabic)).not.toBeInTheDocument());
    type({ openingHours: SETTINGS.openingHours });
    // The warning does not block saving.
    await page.save();
    await waitFor(() => expect(network.calls(SAVE)).toHaveLength(1));
  });

  it('accepts addresses pasted with invisible characters', async () => {
    network.on(SAVE, {});
    const page = await openForm();
    type({ email: '\u200Einfo@example.com', map: '\uFEFFhttps://maps.example/x' });
    await page.save();
    await waitFor(() => expect(network.calls(SAVE)).toHaveLength(1));
  });

  it('are shown by the frame of the page as soon as they are saved', async () => {
    network.on(SAVE, {});
    const page = await openForm();
    expect(screen.getByTestId('site-phone')).toHaveAttribute('value', SETTINGS.phone);
    type({ phone: '050 765 4321' });
    network.on('GET /site-settings', { body: { ...SETTINGS, phone: '050 765 4321' } });
    await page.save();
    await waitFor(() =>
      expect(screen.getByTestId('site-phone')).toHaveAttribute('value', '050 765 4321'),
    );
  });

  it.each([
    ['whatsapp', '12345', 'badPhone'],
    ['email', 'nora at example', 'badEmail'],
    ['map', 'maps.example.com', 'badUrl'],
    ['instagram', 'ftp://instagram.com/x', 'badUrl'],
    ['commercialRegistration', '403000000', 'badRegistration'],
    ['vatNumber', '٣٠٠٠٠٠٠٠٠٠٠٠٠٣', 'badVat'],
  ] as const)('%s is not sent as %s', async (name, value, fault) => {
    const page = await openForm();
    type({ [name]: value });
    await page.save();
    await waitFor(() => expect(field(name)).toBeInvalid());
    expect(field(name)).toHaveAccessibleDescription(
      expect.stringContaining(page.texts.siteSettings[fault]),
    );
    expect(network.calls(SAVE)).toEqual([]);
  });

  it("errors change with the page's language", async () => {
    network.on(SAVE, refusal(400, 'Wrong.', [{ field: 'map', message: 'No such map.' }]));
    const page = await openForm();
    const says = (name: string, text: string) =>
      waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text)));
    type({ phone: '12' });
    await page.save();
    await says('phone', page.texts.siteSettings.badPhone);
    await page.switchTo('ar');
    const arabic = (await loadTexts('ar')).dashboard;
    await says('phone', arabic.siteSettings.badPhone);
    await page.switchTo('en');

    type({ phone: SETTINGS.phone, map: 'https://maps.example' });
    await page.save();
    await says('map', 'No such map.');
    await page.switchTo('ar');
    await says('map', arabic.forms.refused);
    await page.switchTo('en');
    await says('map', 'No such map.');
    expect(field('map')).toHaveValue('https://maps.example');
  });
});
