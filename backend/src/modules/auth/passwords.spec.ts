import { hash } from '@node-rs/argon2';
import { hashPassword, passwordMatches } from './passwords';

describe('passwords', () => {
  it('are kept as argon2id, differently each time', async () => {
    const [first, second] = [await hashPassword('oak'), await hashPassword('oak')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it.each([
    ['only themselves', 'oak-and-walnut', 'oak-and-walnut ', false],
    ['a letter and its mark', 'caf\u00e9 and oak', 'cafe\u0301 and oak', true],
    ['letters of another width', 'oak-and-walnut', '\uff4fak-and-walnut', true],
    ['forms of an Arabic letter', 'خشب بلوط', '\ufea7شب بلوط', true],
  ])('match %s', async (_what, one, other, matches) => {
    expect(await passwordMatches(await hashPassword(one), other)).toBe(matches);
    expect(await passwordMatches(await hashPassword(other), one)).toBe(matches);
  });

  it('match a hash that was made before they were normalised', async () => {
    const typed = 'cafe\u0301 and oak';
    expect(await passwordMatches(await hash(typed), typed)).toBe(true);
  });

  it('never match when there is no account', async () => {
    for (const text of ['nobody', '']) expect(await passwordMatches(undefined, text)).toBe(false);
  });
});
