import { monthsBefore } from './months-before';

describe('monthsBefore', () => {
  it.each([
    ['2026-11-22T06:30:00.123Z', 3, '2026-08-22T06:30:00.123Z'],
    ['2026-02-15T00:00:00.000Z', 3, '2025-11-15T00:00:00.000Z'],
    ['2026-01-31T23:59:59.999Z', 12, '2025-01-31T23:59:59.999Z'],
    ['2026-05-31T12:00:00.000Z', 3, '2026-02-28T12:00:00.000Z'],
    ['2024-05-31T12:00:00.000Z', 3, '2024-02-29T12:00:00.000Z'],
    ['2024-02-29T12:00:00.000Z', 12, '2023-02-28T12:00:00.000Z'],
    ['2026-12-31T12:00:00.000Z', 6, '2026-06-30T12:00:00.000Z'],
    ['2026-03-31T12:00:00.000Z', 24, '2024-03-31T12:00:00.000Z'],
  ])('of %s and %i is %s', (time, months, expected) => {
    expect(monthsBefore(new Date(time), months).toISOString()).toBe(expected);
  });

  it('leaves what it is given', () => {
    const time = new Date('2026-05-31T12:00:00.000Z');
    monthsBefore(time, 3);
    expect(time.toISOString()).toBe('2026-05-31T12:00:00.000Z');
  });
});
