import { hashPassword, passwordMatches } from './passwords';

describe('passwords', () => {
  it('are kept as argon2id, differently each time', async () => {
    const [first, second] = [await hashPassword('oak'), await hashPassword('oak')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('match only themselves', async () => {
    const hash = await hashPassword('oak-and-walnut');
    expect(await passwordMatches(hash, 'oak-and-walnut')).toBe(true);
    expect(await passwordMatches(hash, 'oak-and-walnut ')).toBe(false);
  });

  it.each(['nobody', '', 'oak'])(
    'never match when there is no account, not even %j',
    async (text) => expect(await passwordMatches(undefined, text)).toBe(false),
  );
});
