import { type Language, PRODUCT_CATEGORIES, PROJECT_CATEGORIES } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { ContactForm } from '../../support/contact-form';
import { ContentScreen } from '../../support/content-screens';
import { DashboardFrame } from '../../support/dashboard-frame';
import { EntityForm } from '../../support/entity-form';
import { printedAccount, UNNAMED_ADMIN } from '../../support/first-start';
import { InboxScreen } from '../../support/inbox-screen';
import { JoinForm } from '../../support/join-form';
import { pdfFile } from '../../support/pdf';
import { ProjectForm } from '../../support/project-form';
import { signInByForm } from '../../support/sign-in';
import { test } from '../../support/system';
import { expect } from '../../support/test';
import { translator } from '../../support/texts';
import { expectDrawn, Visitors } from '../../support/visitors';

/** A text in English and its Arabic twin. */
type Twins = readonly [string, string];
const SIDES: readonly Language[] = ['en', 'ar'];
const pick = (twins: Twins, language: Language) => twins[SIDES.indexOf(language)]!;

const HOME = {
  mainText: ['Doors that outlive us', 'أبواب تعيش بعدنا'],
  heroDescription: ['Walnut and oak, joined by hand.', 'جوز وبلوط، موصول باليد.'],
  aboutDescription: ['Three brothers and a saw.', 'ثلاثة إخوة ومنشار.'],
} as const satisfies Record<string, Twins>;
const HERO: { file: string; alt: Twins } = {
  file: 'workshop-1',
  alt: ['The front of the workshop', 'واجهة المنجرة'],
};
const ABOUT_PICTURES: (typeof HERO)[] = [
  { file: 'detail-1', alt: ['A dovetail joint', 'وصلة غنفاري'] },
  { file: 'detail-2', alt: ['A board of walnut', 'لوح من الجوز'] },
  { file: 'workshop-2', alt: ['The joiner’s bench', 'منضدة النجّار'] },
  { file: 'hospitality-1-b', alt: ['A reception desk', 'مكتب استقبال'] },
];
const BOXES: { title: Twins; text: Twins }[] = [
  { title: ['We measure', 'نقيس'], text: ['Twice, on site.', 'مرتين، في الموقع.'] },
  { title: ['We cut', 'نقصّ'], text: ['Once, in the workshop.', 'مرة، في المنجرة.'] },
];

const PRODUCT: { name: Twins; alt: Twins } = {
  name: ['Courtyard door', 'باب الفناء'],
  alt: ['A carved door, closed', 'باب محفور مغلق'],
};
const PROJECT: { name: Twins; description: Twins; alt: Twins } = {
  name: ['House of the corals', 'بيت المرجان'],
  description: ['Twelve rooms in old Jeddah.', 'اثنتا عشرة غرفة في جدة القديمة.'],
  alt: ['The house from the square', 'البيت من الساحة'],
};
const [DOORS] = PRODUCT_CATEGORIES.filter(({ en }) => en === 'Doors');
const [RESIDENTIAL] = PROJECT_CATEGORIES.filter(({ en }) => en === 'Residential');
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

const textsOf = (of: Record<string, Twins>) =>
  Object.entries(of).flatMap(([key, [english, arabic]]) => [
    [key, english],
    [`ar${key.charAt(0).toUpperCase()}${key.slice(1)}`, arabic],
  ]);

// As most owners do it.
test.use({ language: 'ar', locale: 'ar-SA', viewport: { width: 390, height: 844 } });

test('a newcomer runs the whole site from the first start on', async ({
  start,
  cleanUp,
  page,
  browser,
  t,
  toast,
  number,
  wide,
  watch,
}) => {
  const product = await start({ env: UNNAMED_ADMIN });
  const { url } = product;
  const visitors = new Visitors(browser, url, watch);
  cleanUp(() => visitors.leave());
  const frame = new DashboardFrame(page, t, wide);
  const content = new ContentScreen(page, t);
  const screen = page.locator('#screen');
  /** Looks at a page of the site in both languages. */
  const seen = async (path: string, look: (visitor: Page, of: Language) => Promise<void>) => {
    for (const side of SIDES) await look(await visitors.open(side, path), side);
  };

  await test.step('signs in with what the first start has printed', async () => {
    await page.clock.install();
    await page.goto(`${url}/dashboard`);
    await signInByForm(page, t, await printedAccount(product));
    await expect(toast(t('dashboard.auth.success'))).toBeVisible();
    await expect(screen.getByText(t('dashboard.projects.noneText'))).toBeVisible();
  });

  await test.step('changes every text and picture of the home page', async () => {
    const hero = content.part('dashboard.homeContent.hero');
    const about = content.part('dashboard.homeContent.about');
    await frame.go('content/home');
    await content.fillTwins('dashboard.homeContent.mainText', HOME.mainText, hero);
    await content.fillTwins('dashboard.homeContent.description', HOME.heroDescription, hero);
    await content.fillTwins('dashboard.homeContent.description', HOME.aboutDescription, about);
    const heroImage = t('dashboard.homeContent.heroImage');
    await content.choosePicture(heroImage, HERO.file);
    await content.fillAlts(heroImage, HERO.alt);
    for (const [index, { file, alt }] of ABOUT_PICTURES.entries()) {
      const label = t('dashboard.homeContent.aboutImage', { place: number(index + 1) });
      await content.choosePicture(label, file);
      await content.fillAlts(label, alt);
    }
    await content.button('common.save').click();
    await expect(toast(t('dashboard.homeContent.saved'))).toBeVisible();

    const boxes = content.part('dashboard.homeContent.boxes');
    for (const { title, text } of BOXES) {
      await content.fillTwins('dashboard.homeContent.boxTitle', title, boxes);
      await content.fillTwins('dashboard.homeContent.boxText', text, boxes);
      await content.button('dashboard.homeContent.addBox').click();
      await expect(
        content.cards('dashboard.homeContent.boxes').filter({ hasText: title[0] }),
      ).toContainText(title[1]);
    }
  });

  await test.step('sees the home page in both languages', () =>
    seen('/', async (visitor, of) => {
      const heading = visitor.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(pick(HOME.mainText, of));
      for (const text of [HOME.heroDescription, HOME.aboutDescription]) {
        await expect(visitor.getByText(pick(text, of), { exact: true })).toBeVisible();
      }
      const boxes = visitor.getByRole('list', { name: translator(of)('home.about.boxes') });
      const lines = BOXES.map(
        ({ title, text }) => new RegExp(`${pick(title, of)}.*${pick(text, of)}`),
      );
      await expect(boxes.getByRole('listitem')).toHaveText(lines);
      for (const { alt } of [HERO, ...ABOUT_PICTURES]) {
        await expectDrawn(visitor.getByRole('img', { name: pick(alt, of), exact: true }));
      }
    }));

  await test.step('adds a product, and sees it', async () => {
    const form = new EntityForm(page, t, 'products', ['name', 'alt']);
    await frame.go('products');
    await screen
      .getByRole('link', { name: t('dashboard.products.addTitle') })
      .last()
      .click();
    await form.fillTexts(Object.fromEntries(textsOf(PRODUCT)));
    await form.category.selectOption(DOORS!.en);
    await form.chooseMain('product-doors');
    await form.submit.click();
    await expect(toast(t('dashboard.products.added'))).toBeVisible();
    await seen('/production', async (visitor, of) => {
      const card = visitor.getByRole('main').getByRole('listitem');
      await expect(card).toHaveCount(1);
      const name = pick(PRODUCT.name, of);
      await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(card).toContainText(DOORS![of]);
      await expectDrawn(card.getByRole('img', { name: pick(PRODUCT.alt, of) }));
    });
  });

  await test.step('adds a project with several pictures, and sees them', async () => {
    const form = new ProjectForm(page, t, number);
    await frame.go('projects');
    await screen
      .getByRole('link', { name: t('dashboard.projects.addTitle') })
      .last()
      .click();
    await form.fillTexts(Object.fromEntries(textsOf(PROJECT)));
    await form.category.selectOption(RESIDENTIAL!.en);
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
        name: translator(of)('projectsp.gallery.label', { name }),
      });
      const pictures = gallery.getByRole('list').first().getByRole('listitem');
      await expect(pictures).toHaveCount(PICTURES);
      for (const picture of await pictures.all()) {
        await expectDrawn(picture.getByRole('img').last());
      }
    });
  });

  await test.step('is told by itself of a message and of an application', async () => {
    const inbox = new InboxScreen(page, t, 'messages');
    await frame.go('messages');
    await expect(page.getByText(inbox.text('noneText'))).toBeVisible();

    const arabic = translator('ar');
    const customer = await visitors.open('ar', '/contact');
    const contact = new ContactForm(customer, arabic);
    await contact.fill(CUSTOMER);
    await contact.send();
    await expect(customer.getByRole('dialog', { name: arabic('popups.thanks') })).toBeVisible();

    const english = translator('en');
    const applicant = await visitors.open('en', '/join');
    const join = new JoinForm(applicant, english);
    await join.fill(APPLICANT);
    await join.cv.setInputFiles(CV);
    await join.send();
    await expect(applicant.getByRole('dialog', { name: english('popups.thanks') })).toBeVisible();

    // Asked for every fifteen seconds.
    await page.clock.fastForward(15_000);
    for (const name of ['messages', 'jobs'] as const) {
      await expect(frame.badge(name)).toContainText(number(1));
    }
    await expect(inbox.card(CUSTOMER.firstName)).toContainText(CUSTOMER.message);
    await expect(inbox.heading(number(1))).toBeVisible();
  });

  await test.step('answers the message and marks it read', async () => {
    const inbox = new InboxScreen(page, t, 'messages');
    const name = `${CUSTOMER.firstName} ${CUSTOMER.lastName}`;
    const subject = encodeURIComponent(inbox.text('mailSubject'));
    const answer = inbox.card(name).getByRole('link', { name: CUSTOMER.email });
    await expect(answer).toHaveAttribute('href', `mailto:${CUSTOMER.email}?subject=${subject}`);
    await inbox.choose(name, 'dashboard.inbox.markRead');
    await expect(toast(inbox.text('read'))).toBeVisible();
    await expect(inbox.heading(number(0))).toBeVisible();
    await expect(frame.badge('messages')).not.toContainText(number(1));
  });

  await test.step('reads and pins the application, and opens its CV', async () => {
    const inbox = new InboxScreen(page, t, 'jobs');
    await frame.go('jobs');
    const card = inbox.card(APPLICANT.name);
    await expect(card).toContainText(APPLICANT.message);
    await expect(card).toContainText(DOORS!.ar);
    await inbox.choose(APPLICANT.name, 'dashboard.inbox.pin');
    await expect(card.getByText(t('dashboard.inbox.pinned'))).toBeAttached();
    await inbox.choose(APPLICANT.name, 'dashboard.inbox.markRead');
    await expect(inbox.heading(number(0))).toBeVisible();
    await expect(frame.badge('jobs')).not.toContainText(number(1));

    const tab = page.context().waitForEvent('page');
    const asked = page.context().waitForEvent('response', (one) => one.url().includes('/cv?'));
    await card.getByRole('link', { name: new RegExp(t('dashboard.inbox.showCv')) }).click();
    const response = await asked;
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect(response.headers()['content-disposition'] ?? '').not.toContain('attachment');
    // The browser's own viewer keeps the bytes to itself; the link answers them again.
    const again = await page.request.get(response.url());
    expect((await again.body()).equals(CV.buffer)).toBe(true);
    await (await tab).close();
    await expect(card).toBeVisible();
  });
});
