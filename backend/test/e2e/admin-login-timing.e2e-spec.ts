import * as argon2 from '@node-rs/argon2';
import { ADMIN, TestApp } from '../support/test-app';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

describe('what a refused sign-in computes, which is what its time is made of', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start()));
  afterAll(() => app.stop());

  /** How many hashes are computed. */
  async function hashesOf(body: { email: string; password: string }): Promise<number> {
    const verify = jest.mocked(argon2.verify).mockClear();
    await app.http.post('/api/admin/login').send(body).expect(401);
    return verify.mock.calls.length;
  }

  it.each(['a wrong guess', 'cafe\u0301 and oak'])(
    'is the same for an unknown address as for a wrong password (%j)',
    async (password) => {
      const known = await hashesOf({ email: ADMIN.email, password });
      expect(known).toBeGreaterThan(0);
      expect(await hashesOf({ email: 'nobody@example.com', password })).toBe(known);
    },
  );
});
