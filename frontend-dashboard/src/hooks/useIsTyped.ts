import { useQuery } from '@tanstack/react-query';
import { hasDraft } from '../lib/drafts';

/** Whether a form has a draft; undefined until known. */
export const useIsTyped = (form: string, enabled: boolean): boolean | undefined =>
  useQuery({ queryKey: ['typed', form], queryFn: () => hasDraft(form), enabled, gcTime: 0 }).data;
