import { TRASH_DAYS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useDays } from '../hooks/useDays';

/** Says below the question of a deletion that it can be restored. */
export function TrashNote() {
  const t = useText();
  const days = useDays();
  return <p>{t('dashboard.trashNote.question', { days: days(TRASH_DAYS) })}</p>;
}
