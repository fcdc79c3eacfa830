import arabic from './defaults/ar.json';
import { withNouns } from './nouns';

const texts = { ...arabic.item, ...arabic.table };

it('a feminine noun has its own sentences, dual and count', () => {
  expect(withNouns('ar', texts, { one: 'جائزة', many: 'جوائز' })).toMatchObject({
    title: 'الجوائز',
    deleteQuestion: 'هل أنت متأكد من حذف هذه الجائزة؟',
    count_one: 'جائزة واحدة',
    count_two: 'جائزتان',
    count_many: '{{number}} جائزة',
  });
});

it('a masculine noun has an ending after 11 to 99; an irregular form is declared', () => {
  const filled = withNouns('ar', texts, { one: 'بناء', many: 'أبنية', counted: 'بناءً' });
  expect(filled).toMatchObject({
    deleteQuestion: 'هل أنت متأكد من حذف هذا البناء؟',
    count_two: 'بناءان',
    count_many: '{{number}} بناءً',
    listFailedText: expect.stringContaining('أبنيتك لم تتأثر'),
  });
  expect(Object.keys(filled).join()).not.toContain('feminine');
});
