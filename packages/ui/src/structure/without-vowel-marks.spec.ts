import { withoutVowelMarks } from './without-vowel-marks';

it('takes the vowel marks from the letters and nothing else', () => {
  expect(withoutVowelMarks('خشبٌ يبقى، وصنعة تُروى. Café 1')).toBe('خشب يبقى، وصنعة تروى. Café 1');
});

it('keeps the shadda, without which «نركّبه» is "we ride it"', () => {
  expect(withoutVowelMarks('نصنعه ونُركِّبُه')).toBe('نصنعه ونركّبه');
});
