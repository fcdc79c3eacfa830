import { normalise } from './normalise';

describe('normalise', () => {
  it.each([
    ['أحمد', 'احمد'],
    ['إسراء', 'اسراء'],
    ['آفاق', 'افاق'],
    ['ٱلرحمن', 'الرحمن'],
    ['مؤسسة', 'موسسه'],
    ['شاطئ', 'شاطي'],
    ['مبنى', 'مبني'],
    ['روضة', 'روضه'],
    ['مَجْلِسٌ', 'مجلس'],
    ['مـــجلس', 'مجلس'],
    ['کلية', 'كليه'],
    ['٢٧ عامًا', '27 عاما'],
    ['۲۷', '27'],
    ['Café', 'cafe'],
    ['ŁÓDŹ', 'lodz'],
    ['İSTANBUL', 'istanbul'],
    ['ﬁt-out', 'fit-out'],
    ['O’Brien’s', "o'brien's"],
    ['aʼ aʻ a′ a` a´ a‘', "a' a' a' a' a' a'"],
    ['  two\n\t words ', 'two words'],
    ['a\u200Fb\u200Dc', 'abc'],
    ['', ''],
  ])('takes %j for %j', (text, expected) => expect(normalise(text)).toBe(expected));

  it('changes nothing the second time', () => {
    for (const text of ['إسراء', 'ŁÓDŹ', 'مَبنى ٢٧', 'İx', '  a  b ']) {
      expect(normalise(normalise(text))).toBe(normalise(text));
    }
  });

  it('keeps different words apart', () => {
    expect(normalise('باب')).not.toBe(normalise('بيت'));
    expect(normalise('سماء')).not.toBe(normalise('سما'));
  });
});
