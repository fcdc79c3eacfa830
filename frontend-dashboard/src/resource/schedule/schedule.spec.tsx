import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bulkCalls, serveBulk, written } from '../../testing/bulk';
import { aDraft, aProject } from '../../testing/fixtures';
import { field, type } from '../../testing/form';
import { network } from '../../testing/network';
import { open } from '../../testing/render';
import { serveList } from '../../testing/resources';
import { toastTexts } from '../../testing/toasts';
import { undoText } from '../../testing/undo';

const PUBLISH_AT = '2099-05-17T06:00:00.000Z';
const LOCAL = '2099-05-17T09:00';
const SENT = '2099-05-17T09:00:00+03:00';
const { _id, ...texts } = aProject();
const whole = { ...aDraft({ ...texts, _id }), status: 'draft' as const };
const one = `/projects/${_id}`;
const body = () => Object.fromEntries(network.calls(`PUT ${one}`).at(-1)?.body as FormData);

async function openDraft(draft: object = whole, language: 'en' | 'ar' = 'en') {
  network.on(`GET ${one}`, { body: draft });
  network.on('GET /projects', { body: [] });
  const page = await open(`/dashboard/edit-project/${_id}`, { language });
  await waitFor(() => expect(field('name')).toHaveValue(whole.name));
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const choose = async (opener: string, local = LOCAL) => {
    await press(opener);
    const dialog = within(await screen.findByRole('dialog', { name: page.texts.schedule.title }));
    const input = dialog.getByLabelText(page.texts.schedule.time, { exact: false });
    fireEvent.change(input, { target: { value: local } });
    const confirm = () =>
      page.user.click(dialog.getByRole('button', { name: page.texts.schedule.confirm }));
    return { dialog, input, confirm };
  };
  return { ...page, press, choose };
}

describe('the time of publication of a draft', () => {
  it('is chosen in Riyadh’s time, shown in Arabic digits, and saved with the draft', async () => {
    network.on(`PUT ${one}`, { body: { ...whole, publishAt: PUBLISH_AT } });
    const page = await openDraft(whole, 'ar');
    const { dialog, confirm } = await page.choose(page.texts.schedule.open);
    expect(dialog.getByRole('status')).toHaveTextContent(/١٧ مايو ٢٠٩٩.*٩:٠٠ ص/);
    await confirm();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.schedule.saved]));
    expect(body()).toMatchObject({ status: 'draft', publishAt: SENT, name: whole.name });
    expect(await screen.findByText(/ينتظر النشر: .*١٧ مايو ٢٠٩٩/)).toBeVisible();
  });

  it('must be still to come, and the draft whole', async () => {
    const page = await openDraft(aDraft({ _id, name: whole.name }));
    const { input, confirm } = await page.choose(page.texts.schedule.open, '2020-01-01T09:00');
    await confirm();
    expect(input).toHaveAccessibleDescription(expect.stringContaining(page.texts.schedule.past));
    fireEvent.change(input, { target: { value: LOCAL } });
    await confirm();
    expect(await screen.findByText(page.texts.forms.incomplete)).toBeVisible();
    expect(network.calls(`PUT ${one}`)).toHaveLength(0);
  });

  it('is confirmed by Enter, which does not submit the form behind', async () => {
    network.on(`PUT ${one}`, { body: { ...whole, publishAt: PUBLISH_AT } });
    const page = await openDraft();
    const { input } = await page.choose(page.texts.schedule.open);
    await page.user.type(input, '{Enter}');
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.schedule.saved]));
    expect(network.calls(`PUT ${one}`)).toHaveLength(1);
  });

  it('stays while the draft is edited; is changed and cancelled', async () => {
    const scheduled = { ...whole, publishAt: PUBLISH_AT };
    network.on(`PUT ${one}`, { body: scheduled });
    const page = await openDraft(scheduled);
    type({ name: 'Villa Obhur' });
    await page.press(page.texts.drafts.save);
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.drafts.saved]));
    expect(body()).not.toHaveProperty('publishAt');

    const { input, confirm } = await page.choose(page.texts.schedule.change, '2099-06-01T12:30');
    expect(input).toHaveAttribute('min', expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/));
    await confirm();
    await waitFor(() => expect(body()).toMatchObject({ publishAt: '2099-06-01T12:30:00+03:00' }));

    network.on(`PUT ${one}`, { body: whole });
    await page.press(page.texts.schedule.cancel);
    await waitFor(() => expect(body()).toMatchObject({ status: 'draft', publishAt: '' }));
    await waitFor(() => expect(screen.queryByText(/^Waiting to be/)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: page.texts.schedule.open })).toBeVisible();
  });

  it('says what kept it from being published', async () => {
    const publishFaults = ['image', 'name', 'arName'];
    await openDraft({ ...whole, publishAt: '2026-03-01T06:00:00.000Z', publishFaults });
    expect(await screen.findByText(/not published at its time/)).toHaveTextContent(
      /1 March 2026.*Still missing: Main image and Name\./,
    );
  });

  it('is shown in the list, and chosen there for several', async () => {
    const [waiting, other] = [aDraft({ publishAt: PUBLISH_AT }), aDraft()];
    serveList('projects', []);
    serveList('projects?status=draft', [waiting, other]);
    serveBulk('/projects', (id) => written(id, 'draft'));
    const page = await open('/dashboard/projects/drafts');
    const { texts: shown, t, user } = page;
    const badge = await screen.findByText(/^Goes public 17 May 2099/);
    expect(badge.closest('tr')).toHaveTextContent(waiting.name);
    const more = t('dashboard.tables.more', { name: waiting.name });
    await user.click(screen.getByRole('button', { name: more }));
    await user.click(screen.getByRole('menuitem', { name: shown.schedule.cancel }));
    await waitFor(() => expect(undoText()).toContain(shown.schedule.undo.cancelled));

    await user.click(screen.getByRole('checkbox', { name: shown.selection.all }));
    await user.click(screen.getByRole('button', { name: shown.schedule.open }));
    const dialog = within(await screen.findByRole('dialog'));
    const input = dialog.getByLabelText(shown.schedule.time, { exact: false });
    fireEvent.change(input, { target: { value: LOCAL } });
    await user.click(dialog.getByRole('button', { name: shown.schedule.confirm }));
    await waitFor(() => expect(undoText()).toContain(shown.schedule.undo.scheduled));
    expect(bulkCalls('/projects')).toEqual([
      { ids: [waiting._id], publishAt: '' },
      { ids: [waiting._id, other._id], publishAt: SENT },
    ]);
  });
});
