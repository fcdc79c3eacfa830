import { act, screen, waitFor, within } from '@testing-library/react';
import { SITE_TEXTS } from '../testing/fixtures';
import { network } from '../testing/network';
import { open } from '../testing/render';
import { toastTexts } from '../testing/toasts';
import { field, type } from '../testing/form';
import { serveVersioned } from '../testing/versioned';

const READ = 'GET /content';

/** A server with the texts, which other clients may change as well. */
function server() {
  const { stored, changeElsewhere } = serveVersioned('/content', SITE_TEXTS, 'POST /content');
  return {
    joinNow: () => stored().join,
    changeElsewhere: (change: Partial<typeof SITE_TEXTS.join>) =>
      changeElsewhere({ join: { ...SITE_TEXTS.join, ...change } }),
  };
}

describe('a save over a change made elsewhere', () => {
  async function openForm() {
    const elsewhere = server();
    const page = await open('/dashboard/content/contact-join');
    await waitFor(() => expect(field('join.mainText')).toBeInTheDocument());
    const texts = page.texts.conflict;
    return {
      ...page,
      elsewhere,
      texts,
      saveForm: () => page.user.click(screen.getByRole('button', { name: page.t('common.save') })),
      dialog: async () => within(await screen.findByRole('dialog', { name: texts.title })),
    };
  }

  it('shows both versions and when it was changed, and keeps or takes what is chosen', async () => {
    const page = await openForm();
    type({ 'join.mainText': 'Mine' });
    type({ 'join.description': 'My description' });
    page.elsewhere.changeElsewhere({ mainText: 'Theirs', description: 'Their description' });
    await page.saveForm();

    const dialog = await page.dialog();
    const year = (2026).toLocaleString('en', { useGrouping: false });
    expect(dialog.getByText(new RegExp(year))).toBeInTheDocument();
    for (const text of ['Mine', 'Theirs', 'My description', 'Their description']) {
      expect(dialog.getByText(text)).toBeInTheDocument();
    }
    expect(toastTexts()).toEqual([]);
    const theirs = dialog.getAllByRole('radio', { name: new RegExp(page.texts.takeTheirs) });
    await page.user.click(theirs[1]!);
    await page.user.click(dialog.getByRole('button', { name: page.t('common.save') }));

    await waitFor(() => expect(toastTexts()).toEqual([page.t('dashboard.contactJoin.saved')]));
    expect(page.elsewhere.joinNow()).toEqual({
      ...SITE_TEXTS.join,
      mainText: 'Mine',
      description: 'Their description',
    });
    expect(field('join.description')).toHaveValue('Their description');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the input when the choice is postponed, and asks again at the next save', async () => {
    const page = await openForm();
    type({ 'join.mainText': 'Mine' });
    page.elsewhere.changeElsewhere({ mainText: 'Theirs' });
    await page.saveForm();
    const dialog = await page.dialog();
    await page.user.click(dialog.getByRole('button', { name: page.texts.later }));
    expect(field('join.mainText')).toHaveValue('Mine');
    expect(toastTexts()).toEqual([page.texts.kept]);
    expect(page.elsewhere.joinNow().mainText).toBe('Theirs');
    await page.saveForm();
    const again = await page.dialog();
    await page.user.click(again.getByRole('button', { name: page.t('common.save') }));
    await waitFor(() => expect(toastTexts()).toEqual([page.t('dashboard.contactJoin.saved')]));
  });

  it('names what only they have changed, and keeps that too', async () => {
    const page = await openForm();
    type({ 'join.mainText': 'Mine' });
    page.elsewhere.changeElsewhere({ arDescription: 'جديدهم' });
    await page.saveForm();
    const dialog = await page.dialog();
    expect(dialog.getByText(page.texts.merged)).toBeInTheDocument();
    expect(dialog.getByText('جديدهم')).toBeInTheDocument();
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await page.user.click(dialog.getByRole('button', { name: page.t('common.save') }));
    await waitFor(() =>
      expect(page.elsewhere.joinNow()).toEqual({
        ...SITE_TEXTS.join,
        mainText: 'Mine',
        arDescription: 'جديدهم',
      }),
    );
  });
});

describe('a screen that is focused again', () => {
  const showAgain = async (afterMs: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + afterMs);
    await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };
  afterEach(() => jest.restoreAllMocks());

  const opened = async () => {
    const elsewhere = server();
    const page = await open('/dashboard/content/contact-join');
    await waitFor(() => expect(field('join.mainText')).toBeInTheDocument());
    return { ...page, elsewhere };
  };

  it('shows concurrent changes, with a notice', async () => {
    const page = await opened();
    page.elsewhere.changeElsewhere({ mainText: 'Theirs' });
    await showAgain(120_000);
    await waitFor(() => expect(field('join.mainText')).toHaveValue('Theirs'));
    expect(toastTexts()).toEqual([page.texts.conflict.refreshed]);
  });

  it('keeps the input', async () => {
    const page = await opened();
    type({ 'join.mainText': 'Mine' });
    page.elsewhere.changeElsewhere({ mainText: 'Theirs', description: 'New' });
    await showAgain(120_000);
    await waitFor(() => expect(network.calls(READ)).toHaveLength(2));
    expect(field('join.mainText')).toHaveValue('Mine');
    expect(field('join.description')).toHaveValue(SITE_TEXTS.join.description);
  });
});
