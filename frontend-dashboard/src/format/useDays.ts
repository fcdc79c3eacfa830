import { useText } from '@manjara/platform';
import { useCounted } from './useCounted';

/** Formats a number of days. */
export function useDays(): (count: number) => string {
  const t = useText();
  const counted = useCounted();
  return (count) => t('dashboard.trashNote.days', counted(count));
}
