import { cleanText, cleanValue } from './typed-text';

describe('a text that was typed or pasted', () => {
  it.each([
    ['Call me on \u202A+966 50 123 4567\u202C please', 'Call me on +966 50 123 4567 please'],
    ['line 1\u000Bline 2\u000Cline 3\u0085line 4\u2028line 5\r\nline 6', 6],
    ['\uFEFFNora\u200B Haddad\u2060', 'Nora Haddad'],
    ['work\u00ADshop', 'workshop'],
    ['\u200Fأحمد\u200F', 'أحمد'],
    ['word\u200C \u200Dword', 'word word'],
    ['wood\uFE0F', 'wood'],
    ['1\uFE0F', '1'],
  ])('%j loses the marks that do nothing', (text, expected) => {
    const clean = cleanText(text);
    if (typeof expected === 'number') expect(clean.split('\n')).toHaveLength(expected);
    else expect(clean).toBe(expected);
  });

  it.each([
    'می\u200Cخواهم',
    '👨\u200D👩\u200D👧',
    '❤\uFE0F',
    '1\uFE0F\u20E3',
    '👷🏽\u200D♀\uFE0F',
    '(5)\u200F (6) مرحبا',
    '葛\uFE00',
  ])('%j keeps those that do something', (text) => expect(cleanText(text)).toBe(text));
});

it.each([
  ['\u202D+966 50 123 4567\u202C', '+966 50 123 4567'],
  ['a@example.com\u200B', 'a@example.com'],
  ['2024\u221201\u221205', '2024-01-05'],
  [' 20\u200C24\uFE0F ', '2024'],
])('the number or address %j is %j', (text, expected) => expect(cleanValue(text)).toBe(expected));
