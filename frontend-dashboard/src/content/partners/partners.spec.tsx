import type { Partner } from '@manjara/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storeFlashMessage, takeFlashMessage } from '../../page/flash-message';
import { reloadPage } from '../../browser/reload';
import { bulkCalls, bulkRoute, serveBulk, written } from '../../testing/bulk';
import { anImage } from '../../testing/fixtures';
import { network, refusal, urlOf } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';
import { undoText } from '../../testing/undo';
import { dropOn, paste } from '../../testing/form';

const ADD = 'POST /partners';
const partners = (...names: string[]): Partner[] =>
  names.map((alt, index) => ({
    _id: `partner-${index}`,
    image: { url: `/api/files/logo-${index}`, alt },
  }));

const alt = () => document.querySelector<HTMLInputElement>('[name="alt"]')!;

async function openScreen(list: Partner[] = []) {
  network.on('GET /partners', { body: list });
  const page = await open('/dashboard/add-partner');
  const { texts } = page;
  await screen.findByRole('heading', { level: 1, name: texts.partners.title });
  const area = () => screen.getByRole('button', { name: new RegExp(`^${texts.pictures.choose}`) });
  return {
    ...page,
    area,
    drop: (file: File) => dropOn(area(), file),
    submit: () => page.user.click(screen.getByRole('button', { name: texts.partners.add })),
  };
}

describe('the partners', () => {
  it('are added; the fields clear and the page is loaded again', async () => {
    network.on(ADD, { status: 201, body: {} });
    const page = await openScreen();
    page.drop(anImage('logo.png'));
    await page.user.type(alt(), ' Sidra Group ');
    await page.submit();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(toastTexts()).toEqual([page.texts.partners.added]);
    const body = network.calls(ADD)[0]?.body as FormData;
    expect(body.get('image')).toBe(urlOf('logo.png'));
    expect(body.get('alt')).toBe('Sidra Group');
    expect(alt()).toHaveValue('');
    expect(page.area()).toBeVisible();
    expect(takeFlashMessage()?.text).toBe(page.texts.partners.added);
  });

  it('show once, after the reload, that one was added', async () => {
    storeFlashMessage({ text: 'Told.', id: 'form-partner' });
    const page = await openScreen();
    await waitFor(() => expect(toastTexts()).toEqual(['Told.']));
    expect(takeFlashMessage()).toBeNull();

    network.on(ADD, refusal(503, 'Not now.'));
    page.drop(anImage('logo.png'));
    await page.user.type(alt(), 'Sidra Group');
    await page.submit();
    await waitFor(() => expect(toastTexts()).toEqual(['Not now.']));
  });

  it('are added at a time, wait in a list of their own, and are published sooner', async () => {
    const [sidra] = partners('Sidra Group');
    const waiting = { ...sidra!, status: 'draft', publishAt: '2099-05-17T06:00:00.000Z' };
    network.on(ADD, { status: 201, body: waiting });
    serveBulk('/partners', (id) => written(id, 'published'));
    const page = await openScreen();
    const { schedule, drafts, undo } = page.texts;
    page.drop(anImage('logo.png'));
    await page.user.type(alt(), 'Sidra Group');
    await page.user.click(screen.getByRole('button', { name: schedule.open }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(schedule.time, { exact: false }), {
      target: { value: '2099-05-17T09:00' },
    });
    network.on('GET /partners?status=draft', { body: [waiting] });
    await page.user.click(dialog.getByRole('button', { name: schedule.confirm }));
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.partners.scheduled]));
    expect(reloadPage).not.toHaveBeenCalled();
    expect(Object.fromEntries(network.calls(ADD)[0]!.body as FormData)).toMatchObject({
      alt: 'Sidra Group',
      status: 'draft',
      publishAt: '2099-05-17T09:00:00+03:00',
    });
    expect(await screen.findByText(/^Goes public 17 May 2099/)).toBeVisible();
    const more = page.t('dashboard.tables.more', { name: 'Sidra Group' });
    await page.user.click(screen.getByRole('button', { name: more }));
    await page.user.click(screen.getByRole('menuitem', { name: drafts.publish }));
    await waitFor(() => expect(undoText()).toContain(undo.published));
    expect(bulkCalls('/partners')).toEqual([{ ids: ['partner-0'], status: 'published' }]);
  });

  it('require a logo and its description', async () => {
    const page = await openScreen();
    expect(await screen.findByText(page.texts.partners.noneText)).toBeVisible();
    await page.submit();
    expect(await screen.findByText(page.texts.forms.pictureRequired)).toBeVisible();
    expect(screen.getByText(page.texts.forms.required)).toBeVisible();
    expect(network.calls(ADD)).toHaveLength(0);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('take a logo pasted anywhere, and reject other files', async () => {
    const page = await openScreen();
    paste(anImage('a.txt', 'text/plain'));
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.pictures.faults.notAnImage]));
    paste(anImage());
    const remove = page.t('dashboard.pictures.remove', { name: page.texts.partners.fields.image });
    expect(await screen.findByRole('button', { name: remove })).toBeVisible();
  });

  it('are edited in their place, logo and name', async () => {
    const [sidra, palm] = partners('Sidra', 'النخيل');
    network.on('GET /partners/partner-0', { body: sidra, headers: { etag: '"1"' } });
    network.on('PUT /partners/partner-0', { body: sidra });
    const page = await openScreen([sidra!, palm!]);
    const label = page.t('dashboard.order.editName', { name: 'Sidra' });
    await page.user.click(await screen.findByRole('button', { name: label }));
    const form = await screen.findByRole('form', { name: label });
    const inForm = within(form);
    const replace = page.t('dashboard.pictures.replace', {
      name: page.texts.partners.fields.image,
    });
    dropOn(inForm.getByRole('button', { name: replace }), anImage('new.png'));
    const name = inForm.getByRole('textbox');
    await page.user.clear(name);
    await page.user.type(name, 'Sidra Group');
    await page.user.click(inForm.getByRole('button', { name: page.t('common.save') }));
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.partners.saved]));
    const [call] = network.calls('PUT /partners/partner-0');
    expect(Object.fromEntries(call!.body as FormData)).toEqual({
      image: urlOf('new.png'),
      alt: 'Sidra Group',
    });
    expect(call!.headers.get('If-Match')).toBe('"1"');
    await waitFor(() =>
      expect(screen.queryByRole('form', { name: label })).not.toBeInTheDocument(),
    );
  });

  it('are listed, and deleted after a question that names them', async () => {
    serveBulk('/partners');
    const page = await openScreen(partners('Sidra Group', 'مجموعة النخيل'));
    const label = page.t('dashboard.partners.delete', { name: 'مجموعة النخيل' });
    await page.user.click(await screen.findByRole('button', { name: label }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(page.texts.partners.deleteQuestion);
    expect(dialog).toHaveTextContent('مجموعة النخيل');
    network.on('GET /partners', { body: partners('Sidra Group') });
    const yes = within(dialog).getByRole('button', { name: page.t('common.yes') });
    await page.user.click(yes);
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.partners.deleted]));
    expect(undoText()).toContain(`${page.texts.undo.deleted}مجموعة النخيل`);
    const { label: bar } = page.texts.undo;
    const offer = within(screen.getByRole('region', { name: bar })).getByText('مجموعة النخيل');
    expect(screen.getAllByText('مجموعة النخيل')).toEqual([offer]);
    // The focus moves to the list, since the pressed button was removed.
    expect(document.activeElement).toContainElement(screen.getByText('Sidra Group'));
    expect(document.body).not.toHaveFocus();
    const [call] = network.calls(bulkRoute('/partners'));
    expect(call?.body).toEqual({ ids: ['partner-1'], deleted: true });
  });
});
