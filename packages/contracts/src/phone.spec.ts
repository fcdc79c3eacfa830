import { isPhone } from './phone';
import { phoneLink, whatsappLink } from './phone-links';

describe('a phone number', () => {
  it.each([
    '1234567',
    '0501234567',
    '+966 (0)50-123.4567',
    '٠٥٠ ١٢٣ ٤٥٦٧',
    '۰۵۰۱۲۳۴۵۶۷',
    '\u200e+966 50 123 4567\u200e',
    '050–123–4567',
    '\u202d+966 50\u2212123\u22124567\u202c',
  ])('can be %j', (text) => expect(isPhone(text)).toBe(true));

  it.each([
    '',
    '123456',
    '١٢٣٤٥٦',
    '+966 50',
    '+-(). +-(). ',
    'abc',
    '050 123 456x',
    'رقمي ٠٥٠١٢٣٤٥٦٧',
    '0501234567📞',
    '0501234567, 0507654321',
    '050\n1234567',
  ])('cannot be %j', (text) => expect(isPhone(text)).toBe(false));

  it('rejects a very long number quickly', () => {
    const started = Date.now();
    expect(isPhone(`${'1 '.repeat(100_000)}x`)).toBe(false);
    expect(Date.now() - started).toBeLessThan(1_000);
  });
});

it.each([
  ['+966 12 000 0000', '966120000000'],
  ['00966 50 123 4567', '966501234567'],
  ['050 123 4567', '966501234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', '966501234567'],
  ['+1 (212) 555-0100', '12125550100'],
])('%j is called and written to from anywhere', (typed, digits) => {
  expect(phoneLink(typed)).toBe(`tel:+${digits}`);
  expect(whatsappLink(typed)).toBe(`https://wa.me/${digits}`);
});

it('a chat may begin with a text', () => {
  expect(whatsappLink('0501234567', 'About a door & a frame')).toBe(
    'https://wa.me/966501234567?text=About%20a%20door%20%26%20a%20frame',
  );
});
