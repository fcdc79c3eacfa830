import { isStatement } from './is-statement';

it.each([
  ['Made of wood. Made to stay.', undefined],
  ['Every kind of room, one way of working', true],
  ['نصنعه في ورشتنا ونركبه بأيدينا', undefined],
  ['خشب يبقى وصنعة تروى من ورشتنا في جدة', true],
  [42, undefined],
])('a heading %s is a statement: %s', (text, expected) => {
  expect(isStatement(text)).toBe(expected);
});
