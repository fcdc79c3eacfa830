import { type Crops, sizesOf } from './crop';

const CROPS: Crops = [
  ['desktop', 1024, '40rem', 2],
  ['phone', 0, '100vw', 1],
];

it('is the width of the frame where a picture is cropped above and below', () => {
  expect(sizesOf({ width: 900, height: 900 }, CROPS)).toBe(
    '(min-width: 1024px) calc(1.000 * 40rem), calc(1.000 * 100vw)',
  );
});

it('is wider than the frame where the sides are cropped', () => {
  expect(sizesOf({ width: 3000, height: 1000 }, CROPS)).toBe(
    '(min-width: 1024px) calc(1.500 * 40rem), calc(3.000 * 100vw)',
  );
});

it('takes the width that is enough, and the usual proportions where they are not known', () => {
  expect(sizesOf(undefined, [['phone', 0, '100vw', 1, '130vw']])).toBe('130vw');
  expect(sizesOf({}, [['phone', 0, '100vw', 1]])).toBe('calc(1.500 * 100vw)');
});
