import { normalise } from './normalise';
import { hasSearchableText, hasWords, searchWords } from './search-words';

describe('the words of a search', () => {
  it.each([
    ['Oak  Kitchen', ['oak', 'kitchen']],
    ['the café', ['the', 'cafe']],
    ['مطبخ المنزل', ['مطبخ', 'منزل']],
    ['والمطبخ بالمنزل كالفندق فالمدرسة', ['مطبخ', 'منزل', 'فندق', 'مدرسه']],
    ['للضيوف وللمجلس وبالمكتب', ['ضيوف', 'مجلس', 'مكتب']],
    ['اَلْمَجْلِس الأبيض', ['مجلس', 'ابيض']],
    ['الفن البن', ['فن', 'بن']],
    ['فيلا ٢٧', ['فيلا', '27']],
    ['ال٢٧', ['ال27']],
    ['oak, (villa) - & 50%', ['oak', 'villa', '50']],
    ['C&C fit-out', ['c&c', 'fit-out']],
    // Without the article no word would be left.
    ['ال', ['ال']],
    ['لل إلى والد بالون', ['لل', 'الي', 'والد', 'بالون']],
    ['م 7 é', ['م', '7', 'e']],
    ['', []],
  ])('of %j are %j', (text, expected) => expect(searchWords(text)).toEqual(expected));

  it.each(['C&C', 'م', 'ال', '٧', '27', 'é', 'ـــب'])('are in %j', (text) => {
    expect(hasSearchableText(text)).toBe(true);
  });

  it.each(['', '  ', '.', '&-!؟', 'ـــ', 'ًٌٍ', '\u200f.'])('are not in %j', (text) => {
    expect(hasSearchableText(text)).toBe(false);
  });
});

describe('a name', () => {
  it.each([
    ['Kitchen in white oak', 'oak kitchen'],
    ['Kitchen in white oak', 'KITCH wh'],
    ['مطبخ البلوط في المنزل', 'المنزل مطبخ'],
    ['المطبخ الأبيض', 'ابيض بالمطبخ'],
    ['غرفة للضيوف', 'الضيوف'],
    ['Villa 27 — Obhur', 'villa - ٢٧'],
  ])('%j is found by %j', (name, search) => {
    expect(hasWords(name, searchWords(search))).toBe(true);
  });

  it.each([
    ['Kitchen in white oak', 'oak door'],
    ['مطبخ البلوط', 'مطبخ الجوز'],
    ['سماء', 'ال'],
  ])('%j is not found by %j', (name, search) => {
    expect(hasWords(name, searchWords(search))).toBe(false);
  });

  it('is found by every part of it, as the specification says', () => {
    const name = 'والد الطالب: مجلسٌ للقراءة، (Café 27)';
    for (let start = 0; start < name.length; start++) {
      for (let end = start + 1; end <= name.length; end++) {
        const part = name.slice(start, end);
        if (!normalise(name).includes(normalise(part))) continue;
        expect({ part, found: hasWords(name, searchWords(part)) }).toEqual({ part, found: true });
      }
    }
  });
});
