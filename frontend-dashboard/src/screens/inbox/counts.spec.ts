import { createI18n } from '@manjara/platform';
import { loadTexts } from '../../app/texts/load-texts';

it.each([
  ['messages', ['لا رسائل', 'رسالة واحدة', 'رسالتان', '٣ رسائل', '١١ رسالة', '١٠٠ رسالة']],
  ['jobs', ['لا طلبات', 'طلب واحد', 'طلبان', '٣ طلبات', '١١ طلبًا', '١٠٠ طلب']],
] as const)('%s are counted in all six forms of Arabic', async (inbox, expected) => {
  const { t } = await createI18n('ar', await loadTexts('ar'));
  const counted = [0, 1, 2, 3, 11, 100].map((count) =>
    t(`dashboard.inbox.${inbox}.count`, { count, number: count.toLocaleString('ar-EG') }),
  );
  expect(counted).toEqual(expected);
});
