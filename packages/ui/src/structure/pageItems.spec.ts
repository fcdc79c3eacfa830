import { pageItems } from './pageItems';

describe('pageItems', () => {
  it.each([
    [1, 1, [1]],
    [1, 10, [1, 2, null, 10]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [3, 10, [1, 2, 3, 4, null, 10]],
    [4, 10, [1, null, 3, 4, 5, null, 10]],
    [8, 10, [1, null, 7, 8, 9, 10]],
    [10, 10, [1, null, 9, 10]],
  ])('on page %i of %i offers %j', (page, count, items) => {
    expect(pageItems(page, count)).toEqual(items);
  });
});
