import { TRASH_DAYS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useCounted } from './useCounted';

export function useDays(): (count: number) => string {
  const t = useText();
  const counted = useCounted();
  return (count) => t('dashboard.trashNote.days', counted(count));
}

/** How long items stay in the trash or the spam folder. */
export const useTrashDays = (): string => useDays()(TRASH_DAYS);
