import { LANGUAGE_TABLE } from '@manjara/contracts';
import { expect, test } from '../support/engines/test';
import { seeWholePage } from '../support/engines/whole-page';
import { DASHBOARD, PUBLIC, SIGNED_OUT } from '../support/screens';

const FURTHER = {
  'not-found': '/no-such-page',
  category: '/projects/Hospitality',
  'no-match': '/projects?search=zzzz',
};

test.use({ expected: /404.*no-such-page/ });

const titleIsSeen = () => document.querySelector('h1')!.checkVisibility();

for (const [name, path] of Object.entries({ ...PUBLIC, ...FURTHER })) {
  test(`public: ${name}`, async ({ tab, open, shoot, language }) => {
    await open(path);
    expect(await tab.evaluate(titleIsSeen)).toBe(true);
    await seeWholePage(tab, (place) => shoot(`public-${name}-${place}`));

    const other = language === 'ar' ? 'en' : 'ar';
    await tab.click('header a', LANGUAGE_TABLE[other].name);
    const direction = () => tab.evaluate(() => document.documentElement.dir);
    await expect.poll(direction).toBe(LANGUAGE_TABLE[other].dir);
  });
}

function testScreen(name: string, path: string) {
  test(`dashboard: ${name}`, async ({ tab, open, shoot }) => {
    await open(path);
    expect(await tab.evaluate(titleIsSeen)).toBe(true);
    await seeWholePage(tab, (place) => shoot(`dashboard-${name}-${place}`));
  });
}

for (const [name, path] of Object.entries(SIGNED_OUT)) testScreen(name, path);

test.describe('signed in', () => {
  test.use({ signedIn: true });
  for (const [name, path] of Object.entries(DASHBOARD)) testScreen(name, path);
});
