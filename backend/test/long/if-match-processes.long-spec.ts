import type { SiteTexts } from '@manjara/contracts';
import { ownApi } from '../support/own-api';
import { ADMIN } from '../support/test-app';

const ACCOUNT = {
  JWT_SECRET: 'a secret of the tests, long enough to sign',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};
const PATH = '/api/content';

jest.setTimeout(120_000);

describe('If-Match on two processes of one database', () => {
  const own = ownApi();

  it('lets one of many saves over the same state at the same time through', async () => {
    const first = await own.run(ACCOUNT).address();
    const second = await own.run(ACCOUNT).address();
    const signedIn = await fetch(`${first}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    const { token } = (await signedIn.json()) as { token: string };
    const etag = (await fetch(first + PATH)).headers.get('ETag') ?? '';
    const save = (site: string, mainText: string) =>
      fetch(site + PATH, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          'If-Match': etag,
        },
        body: JSON.stringify({ join: { mainText } }),
      });
    const sites = [first, second, first, second, first, second];
    const answers = await Promise.all(sites.map((site, index) => save(site, `text ${index}`)));
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, 412, 412, 412, 412, 412]);
    const { join } = (await (await fetch(first + PATH)).json()) as SiteTexts;
    expect(join.mainText).toBe(`text ${statuses.indexOf(200)}`);
  });
});
