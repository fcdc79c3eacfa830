import { screen, waitFor } from '@testing-library/react';
import { aProduct, aProject, aReview } from '../testing/fixtures';
import { first } from '../testing/long-run';
import { network, refusal } from '../testing/network';
import { open } from '../testing/render';
import { toastTexts } from '../testing/toasts';

const TEXTS = { mainText: '', arMainText: '' };
const NO_RETENTION = { messages: 0, jobs: 0, older: { messages: [], jobs: [] } };
const [project, product, review] = [aProject(), aProduct(), aReview()];

/** Successful responses by path. */
const ANSWERS: Record<string, unknown> = {
  '/projects': [],
  '/products': [],
  '/reviews': [],
  '/partners': [],
  '/messages': [],
  '/jobs': [],
  '/content': { contact: {}, join: {} },
  '/content/home': { ...TEXTS, aboutImages: [null, null, null, null] },
  '/content/about': { ...TEXTS, images: [null, null, null, null] },
  '/content/boxes': [],
  '/content/values': [],
  '/content/questions': [],
  '/personal-data/retention': NO_RETENTION,
  '/backups': { last: null, isRunning: false, nightly: null, needsAttention: false },
  '/trash': [],
  '/activity': [],
  [`/projects/${project._id}`]: project,
  [`/products/${product._id}`]: product,
  [`/reviews/${review._id}`]: review,
};

/** Opens a screen with one failing call, and waits for the retry button. */
async function openFailing(path: string, call: string, failure = refusal(500, 'Broken.')) {
  const answers = Object.fromEntries(
    Object.entries(ANSWERS).map(([each, body]) => [`GET ${each}`, { body }]),
  );
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await open(`/dashboard/${path}`, {
    answers: { ...answers, [`GET ${call}`]: failure },
  });
  const retry = { name: page.t('common.retry') };
  const button = await screen.findByRole('button', retry);
  const logged = log.mock.calls.length;
  log.mockRestore();
  return {
    ...page,
    logged,
    said: (key: string): string => page.t(`dashboard.${key}` as 'dashboard.auth.title'),
    async tryAgain() {
      network.on(`GET ${call}`, { body: ANSWERS[call] });
      await page.user.click(button);
      await waitFor(() => expect(screen.queryByRole('button', retry)).not.toBeInTheDocument());
    },
  };
}

/** One of each code first. */
const IN_PLACE = [
  ['projects', '/projects', 'projects.listFailed'],
  ['messages', '/messages', 'inbox.messages.listFailed'],
  ['trash', '/trash', 'trash.listFailed'],
  ['activity', '/activity', 'activity.loadFailed'],
  ['backups', '/backups', 'backups.loadFailed'],
  ['content/home', '/content/boxes', 'homeContent.boxList.failed'],
  ['add-partner', '/partners', 'partners.failed'],
  ['products', '/products', 'products.listFailed'],
  ['reviews', '/reviews', 'reviews.listFailed'],
  ['jobs', '/jobs', 'inbox.jobs.listFailed'],
  ['content/about', '/content/values', 'aboutContent.valueList.failed'],
  ['content/about', '/content/questions', 'aboutContent.questionList.failed'],
] as const;

it.each(first(7, IN_PLACE))(
  '%s logs that %s failed to load, shows it in place, and offers a retry',
  async (...row) => {
    const [path, call, key] = row;
    const page = await openFailing(path, call);
    expect(screen.getByText(page.said(key))).toBeVisible();
    expect(page.logged).toBeGreaterThan(0);
    expect(toastTexts()).toEqual([]);
    await page.tryAgain();
    expect(screen.queryByText(page.said(key))).not.toBeInTheDocument();
  },
);

const NO_SENTENCE = { status: 500, body: '' };

const IN_A_TOAST = [
  ['content/home', '/content/home', 'homeContent.loadFailed', undefined],
  [`edit-project/${project._id}`, `/projects/${project._id}`, 'projects.loadFailed', NO_SENTENCE],
  ['content/about', '/content/about', 'aboutContent.loadFailed', undefined],
  ['content/contact-join', '/content', 'contactJoin.loadFailed', undefined],
  [`edit-product/${product._id}`, `/products/${product._id}`, 'products.loadFailed', NO_SENTENCE],
  [`edit-review/${review._id}`, `/reviews/${review._id}`, 'reviews.loadFailed', NO_SENTENCE],
] as const;

it.each(first(2, IN_A_TOAST))('%s shows a toast while %s cannot be loaded', async (...row) => {
  const [path, call, key, failure] = row;
  const page = await openFailing(path, call, failure);
  await waitFor(() => expect(toastTexts()).toEqual([page.said(key)]));
  await page.tryAgain();
  await waitFor(() => expect(toastTexts()).toEqual([]));
});

it('editing an unknown item shows the server’s message', async () => {
  await openFailing(
    `edit-product/${product._id}`,
    `/products/${product._id}`,
    refusal(404, 'This product does not exist.'),
  );
  await waitFor(() => expect(toastTexts()).toEqual(['This product does not exist.']));
});

it('the retention period is shown as unknown until it is loaded', async () => {
  const page = await openFailing('personal-data', '/personal-data/retention');
  expect(screen.getByText(page.said('personalData.retentionFailed'))).toBeVisible();
  await page.tryAgain();
  expect(screen.getByLabelText(page.said('personalData.jobs.keep'))).toHaveValue('0');
});
