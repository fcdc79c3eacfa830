import { TRASH_DAYS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useDays } from '../format/useDays';

/** Note in a deletion dialog that the item can be restored from the trash. */
export function TrashNote() {
  const t = useText();
  const days = useDays();
  return <p>{t('dashboard.trashNote.question', { days: days(TRASH_DAYS) })}</p>;
}
