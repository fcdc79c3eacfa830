import { dayPartAt, dayPartEnd } from './day-parts';

const inRiyadh = (time: string) => Date.parse(`2026-11-27T${time}+03:00`);

it.each([
  ['04:59:59', 'dusk', '2026-11-27T05:00:00+03:00'],
  ['05:00:00', 'morning', '2026-11-27T11:00:00+03:00'],
  ['10:59:59', 'morning', '2026-11-27T11:00:00+03:00'],
  ['11:00:00', 'noon', '2026-11-27T17:00:00+03:00'],
  ['16:59:59', 'noon', '2026-11-27T17:00:00+03:00'],
  ['17:00:00', 'dusk', '2026-11-28T05:00:00+03:00'],
  ['23:30:00', 'dusk', '2026-11-28T05:00:00+03:00'],
] as const)('at %s in Riyadh it is %s until %s', (time, part, end) => {
  expect(dayPartAt(inRiyadh(time))).toBe(part);
  expect(dayPartEnd(inRiyadh(time))).toBe(Date.parse(end));
});
