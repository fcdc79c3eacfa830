import { chooseFiles } from '../../support/choose';
import { picture } from '../../support/pictures';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true });

test(
  'a new picture of the admin is sent at once and told, also after the reload',
  { tag: '@anywidth' },
  async ({ page, t, toast }) => {
    await page.goto('/dashboard/profile');
    const choose = page.getByRole('button', { name: t('dashboard.profile.changePicture') });
    await expect(choose).toBeEnabled();
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    const reloaded = page.waitForEvent('load');
    await chooseFiles(choose, picture('detail-1'));
    await reloaded;
    await expect(page.locator('body')).not.toHaveAttribute('data-before');
    await expect(toast(t('dashboard.profile.uploaded'))).toBeVisible();
    await expect(page.locator('#screen img[src*="/api/files/"]')).toBeVisible();
  },
);

test(
  'a picture of the admin that could not be sent is told with the reason',
  { tag: '@anywidth' },
  async ({ page, t, toast, watch }) => {
    watch.expectProblem(/502|ERR_FAILED/);
    const failed = t('dashboard.profile.uploadFailed');
    const route = '**/api/admin/profile/update-image';
    await page.goto('/dashboard/profile');
    const choose = page.getByRole('button', { name: t('dashboard.profile.changePicture') });

    const message = 'The disk is full.';
    await page.route(route, (call) => call.fulfill({ status: 502, json: { message } }));
    await chooseFiles(choose, picture('detail-1'));
    await expect(toast(`${failed} ${message}`)).toBeVisible();

    await page.unroute(route);
    await page.route(route, (call) => call.abort());
    await chooseFiles(choose, picture('detail-1'));
    await expect(toast(`${failed} ${t('dashboard.profile.noServer')}`)).toBeVisible();

    await page.unroute(route);
    await page.route(route, (call) => call.fulfill({ status: 502, body: '' }));
    await chooseFiles(choose, picture('detail-1'));
    await expect(toast(`${failed} ${t('dashboard.errors.unexpected')}`)).toBeVisible();
  },
);
