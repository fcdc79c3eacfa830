import { ENTERED_PASSWORD_RULES, newPasswordFault } from './password-rules';

describe('a password that is chosen', () => {
  it.each([
    'oak-and-walnut',
    'eight ch',
    'correct horse battery staple',
    'خشب الجوز',
    'x7'.repeat(4) + 'q',
    'no digit, no capital',
    'aB3$'.repeat(64),
  ])('may be %j', (password) => expect(newPasswordFault(password)).toBeUndefined());

  it.each([
    '12345678',
    'password1',
    'PassWord123',
    'ｐａｓｓｗｏｒｄ１',
    'iloveyou',
    'P@ssw0rd',
    'administrator',
    'bismillah',
    'aaaaaaaa',
    '        ',
    '١١١١١١١١',
    'abcabcabc',
    '12121212',
    'adminadmin',
    'abcdefghij',
    '87654321',
    '٠١٢٣٤٥٦٧٨٩',
    '12345671234567',
  ])('may not be %j, which is among the first to be tried', (password) =>
    expect(newPasswordFault(password)?.en).toContain('most common'),
  );

  it.each(['', 'oak-oak', '🚪🚪🪵🚪🪵🚪🚪', 'e\u0301e\u0301e\u0301e\u0301'])(
    'may not be %j, which is too short',
    (password) => expect(newPasswordFault(password)?.en).toBe('At least 8 characters.'),
  );

  it('counts characters, whatever they are made of', () => {
    expect(newPasswordFault('🚪🪚🪵🔨🪑🪟📐🧰')).toBeUndefined();
    expect(newPasswordFault('🚪🪚🪵🔨'.repeat(64))).toBeUndefined();
    expect(newPasswordFault(`${'🚪🪚🪵🔨'.repeat(64)}x`)?.en).toBe('At most 256 characters.');
  });
});

describe('a password that is entered', () => {
  it('is not held to what may be chosen: it may be older than the rules', () => {
    const isAccepted = (password: string) =>
      ENTERED_PASSWORD_RULES.every(({ holds }) => holds(password));
    expect(isAccepted('12345678')).toBe(true);
    expect(isAccepted('x')).toBe(true);
    expect(isAccepted('x'.repeat(257))).toBe(false);
  });
});
