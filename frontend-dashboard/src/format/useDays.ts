import { useText } from '@manjara/platform';
import { useCounted } from './useCounted';

export function useDays(): (count: number) => string {
  const t = useText();
  const counted = useCounted();
  return (count) => t('dashboard.trashNote.days', counted(count));
}
