import { useQuery } from '@tanstack/react-query';
import { hasDraft } from '../lib/drafts';

/** Whether something is kept that was typed into a form; undefined until that is known. */
export const useIsTyped = (form: string, enabled: boolean): boolean | undefined =>
  useQuery({ queryKey: ['typed', form], queryFn: () => hasDraft(form), enabled, gcTime: 0 }).data;
