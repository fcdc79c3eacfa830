import { expect, test } from '../../support/test';

test(
  'a lost connection is told, and the page comes by itself once it is back',
  { tag: '@layout' },
  async ({ page, context, t, watch }) => {
    // What a browser says of requests without a connection, and the shell of the page that failed.
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    watch.expectProblem(
      /ChunkLoadError|Loading (CSS )?chunk|Failed to fetch|RUNTIME-008|ScriptNetworkError/,
    );
    await page.goto('/contact');
    await expect(page.locator('main form button[type=submit]')).toBeEnabled();
    const notice = page.getByText(t('shell.states.offline'));
    await expect(notice).toBeHidden();

    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await page.getByRole('contentinfo').locator('a[href^="/about"]').last().click();
    const title = page.getByRole('heading', { level: 1, name: t('shell.states.offlineTitle') });
    await expect(title).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('region', { name: t('about.questions.title') })).toBeVisible();
    await expect(notice).toBeHidden();
  },
);
