import type { BrowserContext, Page, Worker } from '@playwright/test';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true });

/** Chromium has no push service here: subscribing is faked, the service worker is real. */
const withoutPushService = () => {
  const bytes = (length: number) => {
    const all = crypto.getRandomValues(new Uint8Array(length));
    return btoa(String.fromCharCode(...all))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '');
  };
  let subscription: object | null = null;
  Object.assign(PushManager.prototype, {
    getSubscription: async () => subscription,
    subscribe: async (options: object) => {
      const endpoint = 'https://push.example.com/device';
      const keys = { p256dh: `B${bytes(65).slice(1, 87)}`, auth: bytes(16) };
      const unsubscribe = async () => {
        subscription = null;
        return true;
      };
      subscription = { options, unsubscribe, toJSON: () => ({ endpoint, keys }) };
      return subscription;
    },
  });
};

/** Gives the service worker a push message, as the browser's push service would. */
async function deliver(context: BrowserContext, page: Page, data: object): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/dashboard/'));
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(data),
  });
}

/** Headless browsers show no notifications: records those of the service worker. */
async function keepShown(worker: Worker) {
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const kept: object[] = [];
    const showNotification = async (title: string, options: object) => {
      kept.push({ title, ...options });
    };
    Object.assign(self, { kept });
    Object.defineProperty(registration, 'showNotification', { value: showNotification });
  });
  return () => worker.evaluate(() => (self as unknown as { kept: object[] }).kept);
}

test('a device is told of a message, and the overview stops asking', async ({
  page,
  context,
  t,
  toast,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(withoutPushService);
  await page.goto('/dashboard/overview');
  await page.getByRole('link', { name: t('dashboard.firstHour.steps.alerts') }).click();
  const panel = page.getByRole('region', { name: t('dashboard.notifications.title') });
  await expect(panel).toBeInViewport();
  const device = panel.getByRole('switch', {
    name: new RegExp(
      `${t('dashboard.notifications.onThisPhone')}|${t('dashboard.notifications.onThisDevice')}`,
    ),
  });
  await device.check();
  await expect(toast(t('dashboard.notifications.turnOn.success'))).toBeVisible();

  const worker = context
    .serviceWorkers()
    .find((each) => each.url().endsWith('/dashboard/service-worker.js'))!;
  const shown = await keepShown(worker);
  const message = { title: 'رسالة جديدة', tag: 'message', lang: 'ar', dir: 'rtl' };
  await deliver(context, page, { ...message, url: '/dashboard/messages' });
  await expect.poll(shown).toEqual([expect.objectContaining(message)]);

  await page.goto('/dashboard/overview');
  const step = t('dashboard.firstHour.steps.alerts');
  await expect(page.getByText(step)).toBeVisible();
  await expect(page.getByRole('link', { name: step })).toHaveCount(0);
  await expect(page.getByText(t('dashboard.overview.notTold'))).toHaveCount(0);
});
