import { withNoBreaks } from './no-break';

const NO_BREAK = '\u00a0';

it.each([
  ['A villa in Al Aziziyah', `A villa in Al${NO_BREAK}Aziziyah`],
  ['Al Khumrah Road, Al Balad', `Al${NO_BREAK}Khumrah Road, Al${NO_BREAK}Balad`],
  ['Open Office, Ar Ruwais', `Open Office, Ar${NO_BREAK}Ruwais`],
  ['Ash door, Ash Shati', `Ash door, Ash${NO_BREAK}Shati`],
  ['فيلا في حي الفيصلية', `فيلا في حي${NO_BREAK}الفيصلية`],
  ['متجر بحي الروضة، جادة قباء', `متجر بحي${NO_BREAK}الروضة، جادة${NO_BREAK}قباء`],
])('joins a short word and its name: %s', (text, joined) => {
  expect(withNoBreaks(text)).toBe(joined);
});

it.each(['A metal door', 'Carl Benz', 'صباحي جميل', 'الحي القديم', 'Al', 'حي'])(
  'leaves other words alone: %s',
  (text) => {
    expect(withNoBreaks(text)).toBe(text);
  },
);
