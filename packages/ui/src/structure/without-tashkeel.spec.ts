import { withoutTashkeel } from './without-tashkeel';

it('takes the marks from the letters and nothing else', () => {
  expect(withoutTashkeel('خشبٌ يبقى، وصنعة تُروى. حدّثنا! Café 1')).toBe(
    'خشب يبقى، وصنعة تروى. حدثنا! Café 1',
  );
});
