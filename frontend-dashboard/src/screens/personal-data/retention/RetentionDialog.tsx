import type { SubmissionKind, Retention } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import type { ComponentProps } from 'react';
import { olderCount, type RetentionChoice } from './retention-choice';
import { CountsToDelete } from '../CountsToDelete';

export interface RetentionDialogProps extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'onConfirm' | 'onCancel'
> {
  retention: Retention;
  chosen: RetentionChoice;
  /** Kinds with a shorter retention time than before. */
  kinds: readonly SubmissionKind[];
}

/** Asks for confirmation of shorter retention times; shows how many items expire now. */
export function RetentionDialog(props: RetentionDialogProps) {
  const { retention, chosen, kinds, ...dialog } = props;
  const t = useText();
  const countOf = (kind: SubmissionKind) =>
    kinds.includes(kind) ? olderCount(retention, kind, chosen[kind]) : 0;
  const counts = { messages: countOf('messages'), jobs: countOf('jobs') };
  const some = counts.messages + counts.jobs > 0;
  return (
    <ConfirmDialog {...dialog} title={t('dashboard.personalData.retentionTitle')}>
      <p>{t(`dashboard.personalData.${some ? 'retentionNow' : 'retentionNone'}`)}</p>
      {some && <CountsToDelete counts={counts} />}
      <p>{t('dashboard.personalData.retentionNote')}</p>
    </ConfirmDialog>
  );
}
