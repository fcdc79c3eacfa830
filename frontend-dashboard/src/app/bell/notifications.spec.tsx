import type { NotificationFeed, NotificationItem } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';

const ID = '0123456789abcdef01234567';
const AT = '2026-11-27T09:30:00.000Z';

beforeEach(() => {
  network.on('GET /projects', { body: [], headers: { 'x-total-count': '0' } });
  network.on('PUT /notifications/seen', { status: 204 });
});

const row = (changes: Partial<NotificationItem>): NotificationItem => ({
  kind: 'messages',
  id: ID,
  at: AT,
  name: 'Saad',
  isSeen: false,
  ...changes,
});

async function openBell(items: NotificationItem[]) {
  const unseen = items.filter(({ isSeen }) => !isSeen).length;
  const body: NotificationFeed = { items, unseen };
  const page = await open('/dashboard/projects', { answers: { 'GET /notifications': { body } } });
  const { title } = page.texts.bell;
  const bell = await screen.findByRole('button', { name: new RegExp(title) });
  return { ...page, bell, title };
}

it('counts what is new, and marks it as seen when it is opened', async () => {
  const { user, bell, title } = await openBell([
    row({}),
    row({ kind: 'jobs', at: '2026-11-26T09:30:00.000Z', isSeen: true }),
  ]);
  await waitFor(() => expect(bell).toHaveAccessibleName(/1 new notification/));
  expect(network.calls('PUT /notifications/seen')).toEqual([]);
  await user.click(bell);
  await waitFor(() => expect(network.calls('PUT /notifications/seen')).toHaveLength(1));
  expect(network.calls('PUT /notifications/seen')[0]!.body).toEqual({ seenAt: AT });
  await waitFor(() => expect(bell).toHaveAccessibleName(title));
  // New items stay marked while the list is open.
  const links = within(screen.getByRole('dialog', { name: title })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^New: Message from .*Saad/),
    expect.stringMatching(/^Job application from .*Saad/),
  ]);
});

it('each row leads to its item', async () => {
  const project = { kind: 'projects', name: 'Villa', arName: 'فيلا', isSeen: true } as const;
  const { user, bell, path } = await openBell([
    row({}),
    row(project),
    row({ kind: 'disk_low', id: undefined, name: undefined }),
  ]);
  await user.click(bell);
  const links = within(screen.getByRole('dialog')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard/messages?item=${ID}`,
    `/dashboard/edit-project/${ID}`,
    '/dashboard/overview',
  ]);
  await user.click(links[0]!);
  await waitFor(() => expect(path()).toBe(`/dashboard/messages?item=${ID}`));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const [asked] = network.calls('GET /messages');
  expect(asked!.params.getAll('pinned')).toEqual([ID]);
});

it('says that there is nothing', async () => {
  const { user, bell, texts } = await openBell([]);
  await user.click(bell);
  expect(await screen.findByText(texts.bell.noneText)).toBeVisible();
  expect(network.calls('PUT /notifications/seen')).toEqual([]);
});

it('offers a retry when they cannot be loaded', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await open('/dashboard/projects', {
    answers: { 'GET /notifications': refusal(500, 'Broken.') },
  });
  const { title, loadFailed, noneText } = page.texts.bell;
  await page.user.click(await screen.findByRole('button', { name: title }));
  expect(await screen.findByText(loadFailed)).toBeVisible();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
  network.on('GET /notifications', { body: { items: [], unseen: 0 } });
  await page.user.click(screen.getByRole('button', { name: page.t('common.retry') }));
  expect(await screen.findByText(noneText)).toBeVisible();
});
