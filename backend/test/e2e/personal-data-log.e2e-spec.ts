import { ownApi } from '../support/own-api';

const ADMIN = { email: 'owner@example.com', password: 'oak-and-walnut-31' };
const MESSAGE = {
  name: 'Nora of the log',
  email: 'nora.of.the.log@example.com',
  phone: '+966501234567',
  message: 'please-call-me-tonight',
};

describe('the log of personal data', () => {
  const own = ownApi();
  beforeEach(() =>
    own.run({
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'debug',
    }),
  );

  it('tells how much was deleted, and never of whom', async () => {
    const address = await own.api.address();
    const post = async (path: string, body: object, token = '') => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return fetch(`${address}/api/${path}`, init);
    };
    const { token } = (await (await post('admin/login', ADMIN)).json()) as { token: string };
    const { email } = MESSAGE;
    expect((await post('messages', MESSAGE)).status).toBe(201);
    for (const action of ['search', 'export', 'erase', 'export']) {
      await (await post(`personal-data/${action}`, { email }, token)).arrayBuffer();
    }
    await post('personal-data/search', { email: { $eq: email } }, token);
    own.api.signal('SIGTERM');
    expect(await own.api.exit()).toBe(0);

    const lines = own.api.output.split('\n').filter((line) => line.startsWith('{'));
    const erased = lines.map((line) => JSON.parse(line) as { msg: string; messages?: number });
    expect(erased.find(({ msg }) => msg === 'personal data was erased')).toMatchObject({
      messages: 1,
      jobs: 0,
    });
    expect(lines.some((line) => line.includes('/api/personal-data/erase'))).toBe(true);
    for (const text of [...Object.values(MESSAGE), 'nora']) {
      expect(own.api.output.toLowerCase()).not.toContain(text.toLowerCase());
    }
  });
});
