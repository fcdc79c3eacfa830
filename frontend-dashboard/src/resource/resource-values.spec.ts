import { fieldFinder } from './resource-values';

describe('a field that the server names', () => {
  const fieldFor = fieldFinder({ arName: '', category: '', secondaryImages: [] });

  it.each([
    ['arName', 'arName'],
    ['arCategory', 'category'],
    ['secondaryImages[3]', 'secondaryImages'],
    ['secondaryImages.3.alt', 'secondaryImages.3.alt'],
    ['secondaryImages.3.url', 'secondaryImages.3.picture'],
    ['nothing', null],
  ])('%s is the form’s %s', (field, expected) => {
    expect(fieldFor(field)).toBe(expected);
  });
});
