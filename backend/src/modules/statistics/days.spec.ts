import { dayAt, daysUntil } from './days';

it.each([
  ['2026-11-26T20:59:59.999Z', '2026-11-26'],
  ['2026-11-26T21:00:00.000Z', '2026-11-27'],
  ['2026-12-31T21:00:00.000Z', '2027-01-01'],
])('the day changes at midnight in Jeddah: %s is %s', (time, day) => {
  expect(dayAt(new Date(time))).toBe(day);
});

it('counts days back over the end of a month, the oldest first', () => {
  expect(daysUntil('2024-03-01', 3)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
});
