import { ENTERED_PASSWORD_RULES, newPasswordFault } from './password-rules';

describe('a password that is chosen', () => {
  it.each([
    'eight ch',
    'correct horse battery staple',
    'خشب الجوز',
    'no digit, no capital',
    '🚪🪚🪵🔨🪑🪟📐🧰',
    '🚪🪚🪵🔨'.repeat(64),
  ])('may be %j', (password) => expect(newPasswordFault(password)).toBeUndefined());

  it.each([
    'PassWord123',
    'ｐａｓｓｗｏｒｄ１',
    'P@ssw0rd',
    'bismillah',
    '        ',
    '١١١١١١١١',
    'abcabcabc',
    'abcdefghij',
    '٠١٢٣٤٥٦٧٨٩',
    '12345671234567',
  ])('may not be %j, which is among the first to be tried', (password) =>
    expect(newPasswordFault(password)?.en).toContain('most common'),
  );

  it.each(['', 'oak-oak', '🚪🚪🪵🚪🪵🚪🚪', 'e\u0301e\u0301e\u0301e\u0301'])(
    'may not be %j, which is too short',
    (password) => expect(newPasswordFault(password)?.en).toBe('At least 8 characters.'),
  );

  it('may not have more than 256 characters', () => {
    const password = `${'🚪🪚🪵🔨'.repeat(64)}x`;
    expect(newPasswordFault(password)?.en).toBe('At most 256 characters.');
  });
});

it.each([
  ['12345678', true],
  ['x', true],
  ['x'.repeat(257), false],
])('a password that is entered is not held to what may be chosen: %j', (password, accepted) => {
  expect(ENTERED_PASSWORD_RULES.every(({ holds }) => holds(password))).toBe(accepted);
});
