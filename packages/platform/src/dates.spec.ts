import { formatDate } from './dates';

describe('formatDate', () => {
  it('is d/m/yyyy in English and has Arabic-Egypt numerals in Arabic, in Jeddah’s time', () => {
    expect(formatDate('2026-03-05T22:30:00Z', 'en')).toBe('6/3/2026');
    expect(formatDate('2026-03-05T10:00:00Z', 'ar')).toMatch(/^٥\u200f?\/٣\u200f?\/٢٠٢٦$/);
  });

  it('is null without a date', () => {
    expect(formatDate(undefined, 'en')).toBeNull();
    expect(formatDate('yesterday', 'ar')).toBeNull();
  });
});
