import type { Retention } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { network } from '../../../testing/network';
import { open } from '../../../testing/render';
import { toastTexts } from '../../../testing/toasts';
import { serveVersioned } from '../../../testing/versioned';

const PATH = '/dashboard/personal-data';
const GET = 'GET /personal-data/retention';
const PUT = 'PUT /personal-data/retention';

const olderThan = (...counts: number[]) =>
  ([3, 6, 12, 24] as const).map((months, at) => ({ months, count: counts[at] ?? 0 }));

const retention = (given: Partial<Retention> = {}): Retention => ({
  messages: 0,
  jobs: 0,
  older: { messages: olderThan(12, 3, 1, 0), jobs: olderThan(2) },
  ...given,
});

describe('how long data is kept', () => {
  async function show(given: Partial<Retention> = {}) {
    network.on(GET, { body: retention(given) });
    network.on(PUT, ({ body }) => ({ body: retention(body as Partial<Retention>) }));
    const page = await open(PATH);
    const own = page.texts.personalData;
    const field = (kind: 'messages' | 'jobs') => screen.getByLabelText(own[kind].keep);
    await screen.findByLabelText(own.messages.keep);
    const number = (value: number) => value.toLocaleString('en');
    return {
      ...page,
      own,
      field,
      choose: (kind: 'messages' | 'jobs', months: number) =>
        page.user.selectOptions(field(kind), String(months)),
      save: () => page.user.click(screen.getByRole('button', { name: page.t('common.save') })),
      yes: () => page.user.click(screen.getByRole('button', { name: page.t('common.yes') })),
      dialog: () => screen.findByRole('alertdialog', { name: own.retentionTitle }),
      text: (kind: 'messages' | 'jobs', what: 'held' | 'older', count: number) =>
        page.t(`dashboard.personalData.${kind}.${what}`, { count, number: number(count) }),
    };
  }

  it('is for ever at first, and the rule is said in full', async () => {
    const { field, own } = await show();
    for (const kind of ['messages', 'jobs'] as const) {
      expect(field(kind)).toHaveValue('0');
      expect(field(kind)).toHaveDisplayValue(own.forEver);
      expect(within(field(kind)).getAllByRole('option')).toHaveLength(5);
    }
    expect(screen.getByText(own.retentionHelp)).toBeVisible();
    expect(screen.getAllByText(own.nothingDeleted)).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^(Save|حفظ)$/ })).toBeDisabled();
  });

  it('asks with numbers before it deletes, and saves after the confirmation', async () => {
    const page = await show();
    await page.choose('messages', 3);
    expect(screen.getByText(page.text('messages', 'older', 12))).toBeVisible();
    await page.choose('jobs', 6);
    await page.save();
    const dialog = await page.dialog();
    expect(dialog).toHaveTextContent(page.own.retentionNow);
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([page.text('messages', 'held', 12)]);
    expect(dialog).toHaveTextContent(page.own.retentionNote);
    await page.user.click(within(dialog).getByRole('button', { name: page.t('common.no') }));
    expect(network.calls(PUT)).toEqual([]);
    expect(page.field('messages')).toHaveValue('3');

    await page.save();
    await page.yes();
    await waitFor(() => expect(toastTexts()).toEqual([page.own.savedRetention]));
    expect(network.calls(PUT).map(({ body }) => body)).toEqual([{ messages: 3, jobs: 6 }]);
    expect(page.field('jobs')).toHaveValue('6');
    expect(screen.getByRole('button', { name: page.t('common.save') })).toBeDisabled();
  });

  it('does not ask where less is deleted than before', async () => {
    const page = await show({ messages: 3, jobs: 12 });
    await page.choose('messages', 24);
    await page.choose('jobs', 0);
    await page.save();
    await waitFor(() => expect(toastTexts()).toEqual([page.own.savedRetention]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(network.calls(PUT).map(({ body }) => body)).toEqual([{ messages: 24, jobs: 0 }]);
  });

  /** A server whose retention times or counts change between load and save. */
  async function meanwhile(theirs: Retention) {
    const server = serveVersioned('/personal-data/retention', retention());
    const page = await open(PATH);
    const own = page.texts.personalData;
    await screen.findByLabelText(own.jobs.keep);
    server.changeElsewhere(theirs);
    await page.user.selectOptions(screen.getByLabelText(own.jobs.keep), '6');
    await page.user.click(screen.getByRole('button', { name: page.t('common.save') }));
    await page.user.click(await screen.findByRole('button', { name: page.t('common.yes') }));
    return { ...page, own };
  }
  const bodies = () => network.calls(PUT).map(({ body }) => body);

  it('shows both choices after a change elsewhere, and saves the selected one', async () => {
    const { own, user, t, texts } = await meanwhile(retention({ jobs: 24, messages: 12 }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.conflict.title }));
    const months = (count: number) =>
      t('dashboard.personalData.months', {
        count,
        number: count.toLocaleString('en'),
      });
    for (const count of [6, 24, 12]) expect(dialog.getByText(months(count))).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: new RegExp(texts.conflict.takeTheirs) }));
    await user.click(dialog.getByRole('button', { name: t('common.save') }));
    await waitFor(() => expect(toastTexts()).toEqual([own.savedRetention]));
    expect(bodies()).toEqual([
      { messages: 0, jobs: 6 },
      { messages: 12, jobs: 24 },
    ]);
    expect(screen.getByLabelText(own.jobs.keep)).toHaveValue('24');
  });
});
