import { hash } from '@node-rs/argon2';
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

  it.each([
    ['a letter and its mark', 'caf\u00e9 and oak', 'cafe\u0301 and oak'],
    ['letters of another width', 'oak-and-walnut', '\uff4fak-and-walnut'],
    ['forms of an Arabic letter', 'خشب بلوط', '\ufea7شب بلوط'],
  ])('match in whichever way %s are written', async (_what, one, other) => {
    expect(one).not.toBe(other);
    expect(await passwordMatches(await hashPassword(one), other)).toBe(true);
    expect(await passwordMatches(await hashPassword(other), one)).toBe(true);
  });

  it('match a hash that was made before they were normalised', async () => {
    const typed = 'cafe\u0301 and oak';
    expect(await passwordMatches(await hash(typed), typed)).toBe(true);
  });

  it.each(['nobody', '', 'oak'])(
    'never match when there is no account, not even %j',
    async (text) => expect(await passwordMatches(undefined, text)).toBe(false),
  );
});
