import { isOnlyLinks, spamKeyOf } from './spam';

describe('a text', () => {
  it.each([
    'https://cheap.example/doors',
    'HTTP://A.EXAMPLE  www.b.example\n- https://c.example/?q=ا',
    '<a href="https://cheap.example"></a>',
    '[url=https://cheap.example][/url] ',
    'bit.example/x1',
    '>>> https://cheap.example <<<',
  ])('%j is only links', (text) => expect(isOnlyLinks(text)).toBe(true));

  it.each([
    'A door like https://pin.example/1, please.',
    'أريد بابًا مثل هذا https://pin.example/1',
    '<a href="https://pin.example">this door</a>',
    'Thanks.Regards',
    'nora@example.com',
    '...',
    '0501234567',
  ])('%j is more than links', (text) => expect(isOnlyLinks(text)).toBe(false));
});

it('texts that look alike have one key', () => {
  expect(spamKeyOf('  Buy  NOW\n')).toBe(spamKeyOf('buy now'));
  expect(spamKeyOf('مكتبةٌ')).toBe(spamKeyOf('مكتبه'));
  expect(spamKeyOf('buy now')).not.toBe(spamKeyOf('buy it now'));
});
