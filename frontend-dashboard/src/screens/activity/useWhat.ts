import { type ActivityKind, isContentKind, listNameOf } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { listTextsOf } from '../../format/list-texts';

/** The kind and the name of an item, e.g. “the project Villa”. */
export function useWhat(kind: ActivityKind | undefined, name: string): string {
  const t = useText();
  if (!kind) return '';
  if (isContentKind(kind))
    return t(`dashboard.${listTextsOf(listNameOf(kind))}.itemNamed`, { name });
  return t(`dashboard.activity.kinds.${kind}`, { name });
}
