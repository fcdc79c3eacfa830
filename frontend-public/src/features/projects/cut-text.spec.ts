import { cutText } from './cut-text';

describe('cutText', () => {
  it.each(['', 'Oak.', 'x'.repeat(100)])('leaves a text that fits (%#)', (text) => {
    expect(cutText(text, 100)).toEqual([text, '']);
  });

  it('parts a longer one, and loses nothing', () => {
    expect(cutText('x'.repeat(101), 100)).toEqual(['x'.repeat(100), 'x']);
  });

  it.each([
    ['letters with vowel signs', 'بَ'],
    ['emoji of several code points', '👩‍🔧'],
    ['flags', '🇸🇦'],
    ['combined accents', 'e\u0301'],
  ])('counts %s as one', (_what, character) => {
    expect(cutText(character.repeat(100), 100)).toEqual([character.repeat(100), '']);
    expect(cutText(character.repeat(102), 100)).toEqual([
      character.repeat(100),
      character.repeat(2),
    ]);
  });
});
