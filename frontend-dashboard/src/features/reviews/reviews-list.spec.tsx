import type { Review } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { waitOutUndo } from '../../testing/deletions';
import { aReview } from '../../testing/fixtures';
import { network, refusal } from '../../testing/network';
import { onSite, open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const answer = (reviews: Review[]) => network.on('GET /reviews', { body: reviews });

const titles = () =>
  screen.getAllByRole('rowheader').map((header) => within(header).getByRole('link').textContent);

describe.each(['ar', 'en'] as const)('the review table (%s)', (language) => {
  const titleOf = (review: Review) => (language === 'ar' ? review.arTitle : review.title);
  const sara = aReview({
    title: 'On time',
    arTitle: 'في الموعد',
    name: 'Sara',
    arName: 'سارة',
  });
  const adam = aReview({
    title: 'Warm wood',
    arTitle: 'خشب دافئ',
    name: 'Adam',
    arName: 'آدم',
    createdAt: '2026-01-01T09:00:00.000Z',
  });

  it('shows picture, both titles, reviewer, date and what can be done', async () => {
    answer([sara]);
    const { t } = await open('/dashboard/reviews', { language });
    const name = titleOf(sara);
    const row = (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr')!;
    for (const text of [sara.title, sara.arTitle, language === 'ar' ? sara.arName : sara.name]) {
      expect(row).toHaveTextContent(text);
    }
    expect(row).toHaveTextContent(language === 'ar' ? '٥‏/٣‏/٢٠٢٦' : '5/3/2026');
    expect(row.querySelector('img')).toHaveAttribute('src', `${sara.image.url}?w=960`);
    const link = (key: 'edit' | 'view') =>
      within(row).getByRole('link', { name: t(`dashboard.tables.${key}`, { name }) });
    expect(link('edit')).toHaveAttribute('href', `/dashboard/edit-review/${sara._id}`);
    expect(link('view')).toHaveAttribute('href', onSite(`/#review-${sara._id}`, language));
  });

  it.each(['في الموعد', 'ساره', 'on TIME', 'sara'])('finds %s', async (search) => {
    answer([adam, sara]);
    const { user, path } = await open('/dashboard/reviews', { language });
    await screen.findAllByRole('rowheader');
    await user.type(screen.getByRole('searchbox'), search);
    await waitFor(() => expect(titles()).toEqual([titleOf(sara)]));
    const query = new URLSearchParams({ search });
    expect(new URLSearchParams(path().split('?')[1])).toEqual(query);
  });

  it('is sorted by title, reviewer and date, and has no categories', async () => {
    answer([sara, adam]);
    const { user, texts, path } = await open('/dashboard/reviews', { language });
    await waitFor(() => expect(titles()).toEqual([titleOf(sara), titleOf(adam)]));
    await user.click(screen.getByRole('button', { name: texts.reviews.reviewer }));
    await waitFor(() => expect(titles()).toEqual([titleOf(adam), titleOf(sara)]));
    expect(path()).toBe('/dashboard/reviews?sort=name');
    await user.selectOptions(screen.getByRole('combobox'), 'createdAt');
    await waitFor(() => expect(titles()).toEqual([titleOf(adam), titleOf(sara)]));
    await user.selectOptions(screen.getByRole('combobox'), '-title');
    const last = language === 'ar' ? [sara, adam] : [adam, sara];
    await waitFor(() => expect(titles()).toEqual(last.map(titleOf)));
    expect(screen.queryByLabelText(texts.forms.category)).not.toBeInTheDocument();
  });

  it('says what to do when there is no review yet', async () => {
    answer([]);
    const { texts } = await open('/dashboard/reviews', { language });
    expect(await screen.findByText(texts.reviews.noneText)).toBeVisible();
  });

  it('says so when nothing matches, and shows all again', async () => {
    answer([sara]);
    const { user, texts, path } = await open('/dashboard/reviews?search=xyz', { language });
    await user.click(await screen.findByRole('button', { name: texts.reviews.clearFilter }));
    await waitFor(() => expect(path()).toBe('/dashboard/reviews'));
  });

  it('logs a failed load, says so, and tries again when asked', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    network.on('GET /reviews', refusal(500, 'Broken.'));
    const { user, texts } = await open('/dashboard/reviews', { language });
    expect(await screen.findByText(texts.reviews.listFailed)).toBeVisible();
    expect(log).toHaveBeenCalledWith('The reviews could not be loaded.', expect.anything());
    log.mockRestore();
    answer([sara]);
    await user.click(screen.getByRole('button', { name: /Try again|إعادة المحاولة/ }));
    await waitFor(() => expect(titles()).toEqual([titleOf(sara)]));
  });

  describe('deleting', () => {
    async function ask() {
      answer([sara]);
      const page = await open('/dashboard/reviews', { language });
      const remove = page.t('dashboard.tables.delete', { name: titleOf(sara) });
      await page.user.click(await screen.findByRole('button', { name: remove }));
      const dialog = await screen.findByRole('alertdialog', {
        name: page.texts.reviews.deleteTitle,
      });
      const press = (answer: RegExp) =>
        page.user.click(within(dialog).getByRole('button', { name: answer }));
      return { ...page, dialog, press };
    }

    it('asks first, by the title, and does nothing on No', async () => {
      const { dialog, press, texts } = await ask();
      expect(dialog).toHaveTextContent(`${texts.reviews.deleteQuestion} ${titleOf(sara)}`);
      await press(/^(No|لا)$/);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(network.calls(`DELETE /reviews/${sara._id}`)).toHaveLength(0);
    });

    it('is deleted when the time to undo is over, and tells so from the start', async () => {
      const { press, texts } = await ask();
      network.on(`DELETE /reviews/${sara._id}`, { status: 204 });
      const said = await waitOutUndo(async () => {
        await press(/^(Yes|نعم)$/);
        answer([]);
      });
      expect(said).toContain(texts.undo.willDelete + titleOf(sara));
      expect(toastTexts()).toEqual([texts.reviews.deleted]);
      expect(await screen.findByText(texts.reviews.noneText)).toBeVisible();
    });

    it('says why it failed, and keeps the review', async () => {
      const { press } = await ask();
      network.on(`DELETE /reviews/${sara._id}`, refusal(503, 'The database is away.'));
      await waitOutUndo(() => press(/^(Yes|نعم)$/));
      await waitFor(() => expect(toastTexts()).toEqual(['The database is away.']));
      await waitFor(() => expect(titles()).toEqual([titleOf(sara)]));
    });
  });
});
