import { screen, waitFor, within } from '@testing-library/react';
import { bulkRoute, written } from '../testing/bulk';
import { first } from '../testing/long-run';
import { network } from '../testing/network';
import { onSite, open } from '../testing/render';
import { RESOURCES, serveList, titleOf } from '../testing/resources';
import { toastTexts } from '../testing/toasts';
import { undoText } from '../testing/undo';

const YES = /^(Yes|نعم)$/;
const NO = /^(No|لا)$/;

describe.each(RESOURCES)('the table of $of ($language)', (resource) => {
  const { of, one, language, entity, site } = resource;
  const title = titleOf(resource);
  const path = `/dashboard/${of}`;

  it('shows picture, both titles, columns, date and what can be done', async () => {
    serveList(of, [entity]);
    const { t } = await open(path, { language });
    const row = (await screen.findByRole('rowheader', { name: new RegExp(title) })).closest('tr')!;
    const twins = 'title' in entity ? [entity.title, entity.arTitle] : [entity.name, entity.arName];
    for (const text of twins) expect(row).toHaveTextContent(text);
    if ('category' in entity) {
      expect(row).toHaveTextContent(language === 'ar' ? entity.arCategory : entity.category);
    } else expect(row).toHaveTextContent(entity.name);
    expect(row).toHaveTextContent(language === 'ar' ? '٥‏/٣‏/٢٠٢٦' : '5/3/2026');
    expect(row.querySelector('img')).toHaveAttribute('src', `${entity.image.url}?w=960`);
    const link = (key: 'edit' | 'view') =>
      within(row).getByRole('link', { name: t(`dashboard.tables.${key}`, { name: title }) });
    expect(link('edit')).toHaveAttribute('href', `/dashboard/edit-${one}/${entity._id}`);
    expect(link('view')).toHaveAttribute('href', onSite(site, language));
  });

  if (!first(1, RESOURCES).includes(resource)) return;

  it('says what to do when there is none yet', async () => {
    serveList(of, []);
    const { texts } = await open(path, { language });
    expect(await screen.findByText(texts[of].noneText)).toBeVisible();
  });

  it('shows a message when nothing matches, and a way to show all', async () => {
    serveList(of, []);
    const page = await open(`${path}?search=xyz`, { language });
    await page.user.click(await screen.findByRole('button', { name: page.texts[of].clearFilter }));
    await waitFor(() => expect(page.path()).toBe(path));
  });

  it('deletes at once when that is confirmed', async () => {
    serveList(of, [entity]);
    const { user, t, texts } = await open(path, { language });
    const remove = await screen.findByRole('button', {
      name: t('dashboard.tables.delete', { name: title }),
    });
    const route = bulkRoute(`/${of}`);
    const held = network.hold(route, { body: [written(entity._id)] });
    await user.click(remove);
    const question = screen.getByRole('alertdialog', { name: texts[of].deleteTitle });
    expect(question).toHaveTextContent(`${texts[of].deleteQuestion} ${title}`);
    await user.click(within(question).getByRole('button', { name: NO }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    await user.click(remove);
    expect(network.calls(route)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: YES }));
    await waitFor(() => expect(screen.queryByRole('rowheader')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(network.calls(route)).toHaveLength(1);
    expect(toastTexts()).toEqual([]);
    serveList(of, []);
    held.release();
    await waitFor(() => expect(toastTexts()).toEqual([texts[of].deleted]));
    expect(await screen.findByText(texts[of].noneText)).toBeVisible();
    expect(undoText()).toContain(texts.undo.deleted + title);
    expect(network.calls(route)).toHaveLength(1);
  });
});
