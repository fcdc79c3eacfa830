import { passwordSet } from './givens';

describe('the password that a call has set', () => {
  const body = (text: string) => Buffer.from(text);

  it.each(['PUT /api/admin/profile', 'POST /api/admin/reset-password'])(
    'is the one that %s has read, whichever stands there first',
    (call) => {
      expect(passwordSet(call, body('{"password":"one","password":"two"}'))).toBe('two');
    },
  );

  it.each([
    ['an empty one', 'PUT /api/admin/profile', '{"password":""}'],
    ['none', 'PUT /api/admin/profile', '{"name":"Nora"}'],
    ['that of a sign-in', 'POST /api/admin/login', '{"password":"one"}'],
  ])('is not %s', (_what, call, text) => {
    expect(passwordSet(call, body(text))).toBeUndefined();
  });
});
