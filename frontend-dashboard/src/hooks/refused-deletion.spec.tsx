import { screen, waitFor, within } from '@testing-library/react';
import { waitOutUndo } from '../testing/deletions';
import { aProduct, aProject, aReview } from '../testing/fixtures';
import { aMessage, anApplication } from '../testing/inbox';
import { network } from '../testing/network';
import { open } from '../testing/render';
import { toastTexts } from '../testing/toasts';

const LISTS = {
  projects: aProject({ name: 'Oak house' }),
  products: aProduct({ name: 'Oak house' }),
  reviews: aReview({ title: 'Oak house' }),
  messages: aMessage({ name: 'Oak house' }),
  jobs: anApplication({ name: 'Oak house' }),
};

const CARDS = ['messages', 'jobs'];

describe.each(Object.entries(LISTS))('a deletion of one of the %s', (list, item) => {
  it('that is refused is told on whatever screen the admin is, and the row is back', async () => {
    const row = () => screen.queryByRole(CARDS.includes(list) ? 'article' : 'rowheader');
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    network.on(`GET /${list}`, { body: [item] });
    const page = await open(`/dashboard/${list}`, {
      answers: { [`GET /${list}`]: { body: [item] } },
    });
    await waitFor(() => expect(row()).toBeVisible());
    network.on(`DELETE /${list}/${item._id}`, { status: 500, body: '' });
    await waitOutUndo(async () => {
      if (CARDS.includes(list)) {
        await page.user.click(within(row()!).getByRole('button', { name: /:/ }));
        await page.user.click(screen.getByRole('menuitem', { name: page.t('common.delete') }));
      } else {
        const name = page.t('dashboard.tables.delete', { name: 'Oak house' });
        await page.user.click(screen.getByRole('button', { name }));
      }
      await page.user.click(await screen.findByRole('button', { name: page.t('common.yes') }));
      expect(row()).not.toBeInTheDocument();
      await page.go('/dashboard/profile');
    });
    const told =
      list === 'jobs' ? `${page.texts.inbox.deleteFailed} Oak house` : page.texts.errors.deleting;
    await waitFor(() => expect(toastTexts()).toEqual([told]));
    await page.go(`/dashboard/${list}`);
    await waitFor(() => expect(row()).toBeVisible());
    log.mockRestore();
  });
});
