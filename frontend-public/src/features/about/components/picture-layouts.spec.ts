import { LAYOUTS, sizesOf } from './picture-layouts';

const multiples = (sizes: string) => [...sizes.matchAll(/calc\(([\d.]+)/g)].map(([, by]) => by);

it.each([
  ['fills its frame as it is', { url: '', width: 2200, height: 1000 }, ['1.000', '1.650']],
  ['is tall: as wide as its frame', { url: '', width: 600, height: 900 }, ['1.000', '1.000']],
  ['is of unknown size', { url: '' }, ['1.000', '1.125']],
])('a picture across the page that %s', (_, picture, widths) => {
  expect(multiples(sizesOf(picture, LAYOUTS[3]![0]!))).toEqual(widths);
});

it('a wide picture in a small, higher frame is drawn wider than that', () => {
  const widths = multiples(sizesOf({ url: '', width: 1600, height: 800 }, LAYOUTS[2]![1]!));
  expect(widths).toEqual(['0.500', '1.000']);
});
