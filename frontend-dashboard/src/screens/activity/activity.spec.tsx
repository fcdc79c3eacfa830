import {
  type Activity,
  ACTIVITY_ACTIONS,
  ACTIVITY_KINDS,
  type ActivityKind,
  DEFAULT_SITE_SETTINGS,
  isContentKind,
  listNameOf,
} from '@manjara/contracts';
import { listTextsOf } from '../../format/list-texts';
import { screen, waitFor, within } from '@testing-library/react';
import { aProject } from '../../testing/fixtures';
import { network } from '../../testing/network';
import { first } from '../../testing/long-run';
import { open } from '../../testing/render';

const LIST = 'GET /activity';
const WHO = 'huda@manjara.example';
const PATH = '/dashboard/activity';

let made = 0;

const anActivity = (given: Partial<Activity> = {}): Activity => ({
  _id: `activity-${++made}`,
  at: '2026-03-05T09:05:00.000Z',
  by: WHO,
  action: 'changed',
  kind: 'projects',
  id: 'a'.repeat(24),
  name: 'Villa',
  arName: 'فيلا',
  fields: [],
  ...given,
});

const serve = (items: Activity[], total = items.length) =>
  network.on(LIST, { body: items, headers: { 'x-total-count': String(total) } });

async function openActivity(items: Activity[], language: 'en' | 'ar' = 'en') {
  serve(items);
  const page = await open(PATH, { language });
  await screen.findByRole('heading', { level: 1, name: page.texts.activity.title });
  const main = within(document.querySelector<HTMLElement>('#screen')!);
  const days = await main.findAllByRole('region');
  const rows = main.getAllByRole('listitem').map((row) => row.textContent);
  return { ...page, days: days.map((day) => within(day)), rows };
}

describe('the activity', () => {
  it('lists actions by day, in Jeddah’s time', async () => {
    const at = '2026-03-04T22:30:00.000Z';
    const page = await openActivity([
      anActivity({ fields: ['name', 'arName', 'secondaryImages', 'createdAt'] }),
      anActivity({ at, action: 'published', by: null }),
      anActivity({ at: '2026-03-04T12:00:00.000Z', action: 'created', name: '', arName: '' }),
    ]);
    const { days } = page;
    expect(days).toHaveLength(2);
    const heading = (day: number) => days[day]!.getByRole('heading', { level: 2 });
    expect(heading(0)).toHaveTextContent(/^Thursday,? 5 March 2026$/);
    expect(heading(1)).toHaveTextContent(/^Wednesday,? 4 March 2026$/);
    const [changed, published] = days[0]!.getAllByRole('listitem');
    expect(changed).toHaveTextContent(/Changed the project .*Villa/);
    expect(changed).toHaveTextContent(': Name, Secondary images and Date');
    expect(changed).toHaveTextContent(WHO);
    expect(changed).toHaveTextContent('12:05');
    expect(published).toHaveTextContent(/Published the project .*Villa.*01:30/);
    expect(published).not.toHaveTextContent('by');
    expect(days[1]!.getByRole('listitem')).toHaveTextContent(page.texts.drafts.untitled);
  });

  it('links to existing items, not to deleted ones', async () => {
    const content = { name: undefined, arName: undefined };
    await openActivity([
      anActivity({ kind: 'reviews' }),
      anActivity({ kind: 'content', id: undefined, ...content, fields: ['contact', 'join'] }),
      anActivity({ kind: 'content/boxes', action: 'restored' }),
      anActivity({ kind: 'messages', action: 'deleted_for_good', ...content }),
      anActivity({ action: 'deleted' }),
      anActivity({ action: 'signed_in', kind: undefined, id: undefined, ...content }),
    ]);
    const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link(/Changed the review/)).toBe(`/dashboard/edit-review/${'a'.repeat(24)}`);
    expect(link(/join pages: Contact page and Join page$/)).toBe('/dashboard/content/contact-join');
    expect(link(/^Restored the box/)).toBe('/dashboard/content/home');
    for (const text of [/^Deleted a message for good$/, /^Deleted the project/, /^Signed in$/]) {
      expect(screen.getByText(text).closest('a')).toBeNull();
    }
  });

  it.each(first(1, ['ar', 'en'] as const))(
    'has words for all that can be done, in %s',
    async (language) => {
      const items = [
        ...ACTIVITY_KINDS.map((kind) => anActivity({ kind })),
        ...ACTIVITY_ACTIONS.map((action) => anActivity({ action })),
      ];
      const page = await openActivity(items, language);
      const { rows: shown, t } = page;
      expect(shown).toHaveLength(items.length);
      const name = language === 'ar' ? 'فيلا' : 'Villa';
      for (const [index, kind] of ACTIVITY_KINDS.entries()) {
        const what = isContentKind(kind)
          ? t(`dashboard.${listTextsOf(listNameOf(kind))}.itemNamed`, { name })
          : t(`dashboard.activity.kinds.${kind}`, { name });
        expect(shown[index]).toContain(what);
      }
      const verbs = shown.slice(ACTIVITY_KINDS.length);
      if (language === 'ar') expect(verbs.every((verb) => verb?.includes('بواسطة'))).toBe(true);
      expect(new Set(verbs).size).toBe(ACTIVITY_ACTIONS.length);
    },
  );

  const PROJECT = Object.keys(aProject()).filter((name) => !/^(_id|status|savedAt)$/.test(name));
  const SETTINGS = Object.keys(DEFAULT_SITE_SETTINGS);
  it.each<[ActivityKind, string[], number]>([
    // Bilingual fields are named once.
    ['projects', PROJECT, 15],
    ['site-settings', SETTINGS, 26],
    ['content/values', ['value', 'arValue', 'image', 'focus', 'alt', 'arAlt'], 4],
    ['content/questions', ['title', 'arTitle', 'description', 'arDescription'], 2],
    ['content/boxes', ['boxTitle', 'arBoxTitle', 'boxText', 'arBoxText'], 2],
    ['content/home', ['mainText', 'heroDescription', 'aboutDescription', 'heroImage'], 4],
    ['content/home', ['aboutImages', 'arAboutDescription'], 2],
    ['content/about', ['mainText', 'images'], 2],
  ])('names the fields of %s', async (kind, fields, count) => {
    await openActivity([anActivity({ kind, fields })]);
    const [, named = ''] = screen.getByRole('link', { name: /: / }).textContent!.split(': ');
    expect(named.split(/, | and /)).toHaveLength(count);
  });

  it('has pages of fifty, and none beyond the last', async () => {
    serve([anActivity()], 60);
    const { path } = await open(`${PATH}?page=3`);
    await waitFor(() => expect(path()).toBe(`${PATH}?page=2`));
    await screen.findByRole('link', { name: /1/ });
    expect(String(network.calls(LIST).at(-1)?.params)).toBe('page=2');
  });

  it('is loaded again whenever it is opened', async () => {
    const page = await openActivity([anActivity()]);
    await page.go('/dashboard/profile');
    serve([anActivity({ name: 'Majlis' }), anActivity()]);
    await page.user.click(
      await screen.findByRole('link', { name: page.texts.profile.activityOpen }),
    );
    expect(await screen.findByText(/Majlis/)).toBeVisible();
  });

  it('says when there is none yet', async () => {
    serve([]);
    const { texts } = await open(PATH);
    expect(await screen.findByText(texts.activity.noneText)).toBeVisible();
  });
});
