import { literal } from './literal';

describe('literal', () => {
  it.each(['.*', '(a', '[b', 'c$', '^d', 'e|f', 'g\\', 'h{2}', 'i?', 'j+', '-/'])(
    'finds %s and nothing else',
    (text) => {
      expect(literal(text).test(`before ${text} after`)).toBe(true);
      expect(literal(text).test('before after')).toBe(false);
    },
  );
});
