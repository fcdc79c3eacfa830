import { cutText, shorten, wholeCharacters } from './cut-text';

describe('a text that is cut', () => {
  it.each(['', 'Oak.', 'x'.repeat(100)])('is whole where it fits (%#)', (text) => {
    expect(cutText(text, 100)).toEqual([text, '']);
    expect(shorten(text, 100)).toBe(text);
  });

  it.each([
    ['English', 'A desk of oiled walnut', 12, 'A desk of'],
    ['Arabic', 'مكتب من خشب الجوز', 10, 'مكتب من'],
    ['a word that ends at the limit', 'A desk of oak', 9, 'A desk of'],
    ['a comma', 'البلدة القديمة، جدة', 17, 'البلدة القديمة'],
    ['a full stop', 'Of oak. Oiled', 9, 'Of oak'],
    ['lines', 'A desk\nof oiled walnut', 10, 'A desk\nof'],
  ])('ends with a whole word, and loses nothing: %s', (_what, text, limit, head) => {
    expect(cutText(text, limit)).toEqual([head, text.slice(head.length)]);
  });

  it('is cut where it must be in a word longer than all that is shown', () => {
    expect(cutText('x'.repeat(101), 100)).toEqual(['x'.repeat(100), 'x']);
    expect(cutText(` ${'x'.repeat(101)}`, 100)).toEqual([` ${'x'.repeat(99)}`, 'xx']);
  });

  it('holds its ellipsis within the limit', () => {
    expect(shorten('A desk of oiled walnut', 10)).toBe('A desk of…');
    expect(shorten('A desk of oiled walnut', 9)).toBe('A desk…');
    expect(shorten('A desk of oiled walnut', 22)).toBe('A desk of oiled walnut');
  });

  it.each([
    ['letters with vowel signs', 'بَ'],
    ['emoji of several code points', '👩‍🔧'],
    ['flags', '🇸🇦'],
    ['combined accents', 'e\u0301'],
  ])('keeps %s whole, each as one character', (_what, character) => {
    const text = (count: number) => character.repeat(count);
    expect(cutText(text(100), 100)).toEqual([text(100), '']);
    expect(cutText(text(102), 100)).toEqual([text(100), text(2)]);
    // File names have a limit in code points, which may cut a character.
    const codePoints = [...character].length;
    expect(wholeCharacters(text(3), codePoints * 3 - 1)).toBe(text(2));
    expect(wholeCharacters(text(3), codePoints * 3)).toBe(text(3));
  });
});
