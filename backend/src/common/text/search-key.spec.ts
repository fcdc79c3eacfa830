import { searchWords } from '@manjara/contracts';
import { nameOfKey, searchKey, wordInKey } from './search-key';

it('sorts numbers by their value, in the digits of either script', () => {
  const names = ['Villa', 'Villa 2', 'Villa ٣', 'Villa 10', 'Villa 10B', 'Villa ١٠٠', 'Villa A'];
  const sorted = [...names]
    .reverse()
    .sort((one, other) => (searchKey(one) < searchKey(other) ? -1 : 1));
  expect(sorted).toEqual(names);
});

it.each([
  ['Villa 10', '10'],
  ['Villa 10', '0'],
  ['Villa A10', 'a1'],
  ['فيلا ١٠', '10'],
  ['Hall 5.5 (new)', '5.5'],
])('%j is found by %j', (name, search) => {
  const key = searchKey(name);
  expect(searchWords(search).every((word) => wordInKey(word).test(key))).toBe(true);
});

it('finds no other number, and gives the name back', () => {
  expect(wordInKey('2').test(searchKey('Villa 10'))).toBe(false);
  expect(nameOfKey(searchKey('Villa ١٠'))).toBe('villa 10');
});
