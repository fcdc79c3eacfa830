import { COMPANY } from './company';
import { isPhone } from './phone';

describe('a phone number', () => {
  it.each([
    '1234567',
    '0501234567',
    '+966 (0)50-123.4567',
    '٠٥٠ ١٢٣ ٤٥٦٧',
    '۰۵۰۱۲۳۴۵۶۷',
    '\u200e+966 50 123 4567\u200e',
    '050–123–4567',
    COMPANY.phone.display,
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

  it('is told from digits without end at once', () => {
    const started = Date.now();
    expect(isPhone(`${'1 '.repeat(100_000)}x`)).toBe(false);
    expect(Date.now() - started).toBeLessThan(1_000);
  });
});
