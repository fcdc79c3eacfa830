import type { Language } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { signInByForm } from '../../support/admin';
import { DashboardScreen, type Pair, ProjectForm } from '../../support/dashboard';
import { expectDrawn, pdfFile } from '../../support/files';
import { asVisitor } from '../../support/site-content';
import { test } from '../../support/system';
import { expect } from '../../support/test';
import { translator } from '../../support/texts';
import { ContactForm, JOB, JoinForm } from '../../support/visitor-forms';

const SIDES: readonly Language[] = ['en', 'ar'];
const pick = (pair: Pair, language: Language) => pair[SIDES.indexOf(language)]!;

const HOME = {
  mainText: ['Doors that outlive us', 'أبواب تعيش بعدنا'],
  heroDescription: ['Walnut and oak, joined by hand.', 'جوز وبلوط، موصول باليد.'],
  aboutDescription: ['Three brothers and a saw.', 'ثلاثة إخوة ومنشار.'],
} as const satisfies Record<string, Pair>;
const HERO: Pair = ['The front of the workshop', 'واجهة المنجرة'];
const ABOUT_PICTURES: { file: string; alt: Pair }[] = [
  { file: 'detail-1', alt: ['A dovetail joint', 'وصلة غنفاري'] },
  { file: 'detail-2', alt: ['A board of walnut', 'لوح من الجوز'] },
];
const BOX: { title: Pair; text: Pair } = {
  title: ['We measure', 'نقيس'],
  text: ['Twice, on site.', 'مرتين، في الموقع.'],
};

const PROJECT = {
  name: ['House of the corals', 'بيت المرجان'],
  category: 'Residential',
  description: ['Twelve rooms in old Jeddah.', 'اثنتا عشرة غرفة في جدة القديمة.'],
  alt: ['The house from the square', 'البيت من الساحة'],
} as const;
const FURTHER_PICTURES = ['residential-1-b', 'residential-1-c', 'residential-2-b'];
const PICTURES = 1 + FURTHER_PICTURES.length;

const CUSTOMER = {
  firstName: 'نورة',
  lastName: 'الحربي',
  email: 'noura@example.com',
  phone: '+966 50 123 4567',
  message: 'هل تصنعون بابًا لفناء بيت قديم؟',
};
const APPLICANT = {
  name: 'Salem Haddad',
  email: 'salem@example.com',
  message: 'Twelve years at the bench.',
};
const CV = pdfFile('Salem Haddad, joiner', 'salem-haddad.pdf');

// Like most owners: Arabic, on a phone.
test.use({ language: 'ar', locale: 'ar-SA', viewport: { width: 390, height: 844 } });

test('a newcomer runs the whole site from the first start on', async ({
  start,
  page,
  browser,
  t,
  toast,
  number,
}) => {
  const product = await start({ env: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } });
  const { url } = product;
  const content = new DashboardScreen(page, t);
  const screen = page.locator('#screen');
  const navigation = (key: string) =>
    page.getByRole('navigation', { name: t(`dashboard.app.${key}`), exact: true });
  /** Follows the link of the menu to a screen. */
  const go = async (path: string) => {
    await page.getByRole('button', { name: t('dashboard.app.menu') }).click();
    await navigation('navigation').locator(`a[href="/dashboard/${path}"]`).last().click();
  };
  const badge = (inbox: string) =>
    navigation('shortcuts').locator(`a[href="/dashboard/${inbox}"]`).last();
  const inboxTitle = (inbox: string, unread: number) =>
    page.getByRole('heading', {
      level: 1,
      name: t(`dashboard.inbox.${inbox}.titleWithCount`, { number: number(unread) }),
      exact: true,
    });
  /** Opens a page of the site in both languages. */
  const seen = async (path: string, look: (visitor: Page, of: Language) => Promise<void>) => {
    for (const side of SIDES) {
      await asVisitor(browser, url + path, side, (visitor) => look(visitor, side));
    }
  };

  await test.step('signs in with what the first start has printed', async () => {
    // Without an admin in the environment, the first start makes one.
    const account = /E-mail\s+(?<email>\S+)\s+Password\s+(?<password>\S+)/;
    await expect.poll(() => product.output).toMatch(account);
    const { email, password = '' } = account.exec(product.output)!.groups!;
    await page.clock.install();
    await page.goto(`${url}/dashboard`);
    await signInByForm(page, t, { email, password });
    await expect(toast(t('dashboard.auth.success'))).toBeVisible();
    await expect(screen.getByText(t('dashboard.projects.noneText'))).toBeVisible();
  });

  await test.step('changes every text and picture of the home page', async () => {
    const hero = content.part('dashboard.homeContent.hero');
    const about = content.part('dashboard.homeContent.about');
    await go('content/home');
    await content.fillPair('dashboard.homeContent.mainText', HOME.mainText, hero);
    await content.fillPair('dashboard.homeContent.description', HOME.heroDescription, hero);
    await content.fillPair('dashboard.homeContent.description', HOME.aboutDescription, about);
    const heroImage = t('dashboard.homeContent.heroImage');
    await content.choosePicture(heroImage, 'workshop-1');
    await content.describePicture(heroImage, HERO);
    for (const [index, { file, alt }] of ABOUT_PICTURES.entries()) {
      const label = t('dashboard.homeContent.aboutImage', { place: number(index + 1) });
      await content.choosePicture(label, file);
      await content.describePicture(label, alt);
    }
    await content.button('common.save').click();
    await expect(toast(t('dashboard.homeContent.saved'))).toBeVisible();

    const boxes = content.part('dashboard.homeContent.boxes');
    await content.fillPair('dashboard.homeContent.boxTitle', BOX.title, boxes);
    await content.fillPair('dashboard.homeContent.boxText', BOX.text, boxes);
    await content.button('dashboard.homeContent.boxList.add').click();
    await expect(content.cards('dashboard.homeContent.boxes')).toContainText(BOX.title[1]);
  });

  await test.step('sees the home page in both languages', () =>
    seen('/', async (visitor, of) => {
      const heading = visitor.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(pick(HOME.mainText, of));
      for (const text of [HOME.heroDescription, HOME.aboutDescription]) {
        await expect(visitor.getByText(pick(text, of), { exact: true })).toBeVisible();
      }
      const boxes = visitor.getByRole('list', { name: translator(of)('home.about.boxes') });
      await expect(boxes).toContainText(pick(BOX.title, of));
      await expect(boxes).toContainText(pick(BOX.text, of));
      for (const alt of [HERO, ...ABOUT_PICTURES.map((picture) => picture.alt)]) {
        await expectDrawn(visitor.getByRole('img', { name: pick(alt, of), exact: true }));
      }
    }));

  await test.step('adds a project with several pictures, and sees them', async () => {
    const form = new ProjectForm(page, t, number);
    await go('projects');
    await screen
      .getByRole('link', { name: t('dashboard.projects.addTitle') })
      .last()
      .click();
    await form.fill(PROJECT);
    await form.chooseMain('residential-1');
    await form.addSecondary(...FURTHER_PICTURES);
    await expect(form.secondary(FURTHER_PICTURES.length)).toBeVisible();
    await form.submit.click();
    await expect(toast(t('dashboard.projects.added'))).toBeVisible();
    await seen('/projects', async (visitor, of) => {
      const name = pick(PROJECT.name, of);
      await visitor.getByRole('link', { name, exact: true }).click();
      const dialog = visitor.getByRole('dialog', { name });
      await expect(dialog.getByText(pick(PROJECT.description, of))).toBeVisible();
      const gallery = dialog.getByRole('region', {
        name: translator(of)('gallery.label', { name }),
      });
      const pictures = gallery.getByRole('list').first().getByRole('listitem');
      await expect(pictures).toHaveCount(PICTURES);
      for (const picture of await pictures.all()) {
        await expectDrawn(picture.getByRole('img').last());
      }
    });
  });

  await test.step('is notified of a message and an application', async () => {
    await go('messages');
    await expect(page.getByText(t('dashboard.inbox.messages.noneText'))).toBeVisible();

    await asVisitor(browser, `${url}/contact`, 'ar', async (customer) => {
      const arabic = translator('ar');
      const contact = new ContactForm(customer, arabic);
      await contact.fill(CUSTOMER);
      await contact.submit.click();
      await expect(customer.getByRole('dialog', { name: arabic('popups.thanks') })).toBeVisible();
    });
    await asVisitor(browser, `${url}/join`, 'en', async (applicant) => {
      const english = translator('en');
      const join = new JoinForm(applicant, english);
      await join.fill(APPLICANT);
      await join.cv.setInputFiles(CV);
      await join.submit.click();
      await expect(applicant.getByRole('dialog', { name: english('popups.thanks') })).toBeVisible();
    });

    // The inboxes are polled every fifteen seconds.
    await page.clock.fastForward(15_000);
    for (const name of ['messages', 'jobs'] as const) {
      await expect(badge(name)).toContainText(number(1));
    }
    const card = page.getByRole('article', { name: CUSTOMER.firstName });
    await expect(card).toContainText(CUSTOMER.message);
    await expect(inboxTitle('messages', 1)).toBeVisible();
  });

  await test.step('reads the application, and opens its CV', async () => {
    await go('jobs');
    const card = page.getByRole('article', { name: APPLICANT.name });
    await expect(card).toContainText(APPLICANT.message);
    await expect(card).toContainText(JOB.ar);
    const options = t('dashboard.inbox.options', { name: APPLICANT.name });
    await page.getByRole('button', { name: options, exact: true }).click();
    const read = t('dashboard.inbox.markRead');
    await page.getByRole('menuitem', { name: read, exact: true }).click();
    await expect(inboxTitle('jobs', 0)).toBeVisible();
    await expect(badge('jobs')).not.toContainText(number(1));

    const tab = page.context().waitForEvent('page');
    const asked = page.context().waitForEvent('response', (one) => one.url().includes('/cv?'));
    await card.getByRole('link', { name: new RegExp(t('dashboard.inbox.showCv')) }).click();
    const response = await asked;
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect(response.headers()['content-disposition'] ?? '').not.toContain('attachment');
    // The PDF viewer does not expose the bytes: request them again.
    const again = await page.request.get(response.url());
    expect((await again.body()).equals(CV.buffer)).toBe(true);
    await (await tab).close();
    await expect(card).toBeVisible();
  });
});
