import { useText } from '@manjara/platform';
import { useCounted } from '../../../format/useCounted';

/** How long something is kept, in words; 0 is for ever. */
export function useRetentionLabel(): (months: number) => string {
  const t = useText();
  const counted = useCounted();
  return (months) =>
    months === 0
      ? t('dashboard.personalData.forEver')
      : t('dashboard.personalData.months', counted(months));
}
