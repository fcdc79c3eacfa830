import { hashPassword, passwordMatches } from './passwords';
import * as argon2 from '@node-rs/argon2';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

/** How often a hash is computed, which is what a sign-in's time is made of. */
async function hashesOf(work: () => Promise<unknown>): Promise<number> {
  const verify = jest.mocked(argon2.verify).mockClear();
  await work();
  return verify.mock.calls.length;
}

describe('the time that a sign-in takes', () => {
  it.each(['a wrong guess', 'cafe\u0301 and oak'])(
    'is the same for no account as for a wrong password (%j)',
    async (guess) => {
      const hash = await hashPassword('oak-and-walnut');
      const known = await hashesOf(() => passwordMatches(hash, guess));
      expect(known).toBeGreaterThan(0);
      expect(await hashesOf(() => passwordMatches(undefined, guess))).toBe(known);
    },
  );
});
