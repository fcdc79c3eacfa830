import { generateSync } from 'otplib';
import { signInByForm } from '../../support/admin';
import { expect, memory, test } from '../../support/test';

const PASSWORD = 'cedar and 9 dovetails';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

test('a second person joins by a link, signs in with two steps, and is removed', async ({
  page,
  browser,
  siteUrl,
  language,
  t,
  toast,
  watch,
}, { project }) => {
  const email = `nora-${project.name}@example.com`;
  const signedOut = { ...project.use, storageState: memory(siteUrl, language, null) };
  const context = await browser.newContext({ ...signedOut, baseURL: siteUrl });
  watch.attach(context);
  const nora = await context.newPage();
  const button = (on: typeof page, key: string) =>
    on.getByRole('button', { name: t(key), exact: true });

  const link = await test.step('the owner makes a link', async () => {
    await page.goto('/dashboard/people');
    await page.getByLabel(t('dashboard.people.invite.name')).fill('Nora');
    await button(page, 'dashboard.people.invite.make').click();
    const url = await page.getByRole('dialog').locator('code').innerText();
    await button(page, 'dashboard.people.link.done').click();
    return url;
  });

  await test.step('the person makes an account, and sees what editors see', async () => {
    await nora.goto(link);
    await expect(nora).toHaveURL(`${siteUrl}/dashboard/login/invite`);
    await nora.getByLabel(t('dashboard.auth.email')).fill(email);
    for (const place of [0, 1]) {
      await nora.locator('input[autocomplete=new-password]').nth(place).fill(PASSWORD);
    }
    await button(nora, 'dashboard.auth.invite.submit').click();
    await expect(nora).toHaveURL(`${siteUrl}/dashboard/overview`);
    await nora.goto('/dashboard/messages');
    await expect(nora.getByText(t('dashboard.app.ownerOnly.text'))).toBeVisible();
    const links = nora.locator('a[href^="/dashboard/messages"], a[href^="/dashboard/people"]');
    await expect(links).toHaveCount(0);
  });

  const secret = await test.step('turns two-step sign-in on', async () => {
    await nora.goto('/dashboard/profile');
    await button(nora, 'dashboard.profile.secondFactor.turnOn').click();
    const dialog = nora.getByRole('dialog');
    await dialog.locator('input').fill(PASSWORD);
    await button(nora, 'dashboard.profile.secondFactor.next').click();
    await expect(dialog.getByRole('img')).toBeVisible();
    const key = (await dialog.locator('code').innerText()).replace(/\s/g, '');
    await dialog.locator('[name=code]').fill(generateSync({ secret: key }));
    await button(nora, 'dashboard.profile.secondFactor.confirm').click();
    const download = nora.waitForEvent('download');
    await button(nora, 'dashboard.profile.secondFactor.download').click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await button(nora, 'dashboard.profile.secondFactor.kept').click();
    return key;
  });

  await test.step('signs in with a code', async () => {
    await button(nora, 'dashboard.app.signOut').click();
    watch.expectProblem(/401.*\/api\/admin\/login/);
    await signInByForm(nora, t, { email, password: PASSWORD });
    const code = nora.getByLabel(t('dashboard.auth.code.label'));
    await expect(code).toBeFocused();
    // The present one was used to turn it on.
    const next = generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 });
    await code.fill(next);
    await button(nora, 'dashboard.auth.submit').click();
    await expect(nora).toHaveURL(`${siteUrl}/dashboard/projects`);
  });

  await test.step('and is signed out when the owner removes her', async () => {
    await page.reload();
    const name = t('dashboard.people.actions', { name: 'Nora' });
    await page.getByRole('button', { name }).last().click();
    await page.getByRole('menuitem', { name: t('dashboard.people.remove') }).click();
    await button(page, 'dashboard.people.remove').click();
    await expect(toast(t('dashboard.people.removed', { name: 'Nora' }))).toBeVisible();
    watch.expectProblem(/401.*\/api\//);
    await nora.goto('/dashboard/products');
    await expect(nora).toHaveURL(`${siteUrl}/dashboard/login`);
  });
  await context.close();
});
