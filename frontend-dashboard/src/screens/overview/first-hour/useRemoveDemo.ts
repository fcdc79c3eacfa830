import type { RemovedDemo } from '@manjara/contracts';
import { toast, useText } from '@manjara/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '../../../api/useFailureText';
import { withToast } from '../../../api/with-toast';
import { offerUndo } from '../../../lists/undo';
import { removeDemo, restoreDemo } from './demo';

const TOAST = 'demo';

/** Moves the demo to the trash, and offers to undo this. */
export function useRemoveDemo(): () => void {
  const t = useText();
  const client = useQueryClient();
  const failureText = useFailureText();

  async function undo(removed: RemovedDemo[]): Promise<void> {
    if (await restoreDemo(removed)) toast.info(t('dashboard.undo.undone'), { id: TOAST });
    else toast.error(t('dashboard.firstHour.demo.notRestored'), { id: TOAST });
    await client.invalidateQueries();
  }

  async function remove(): Promise<void> {
    const outcome = await withToast(removeDemo, {
      id: TOAST,
      pending: t('dashboard.firstHour.demo.removing'),
      success: t('dashboard.firstHour.demo.removed'),
      failure: (error) => failureText(error, t('dashboard.firstHour.demo.failed')),
    });
    // Nearly every list has lost some.
    await client.invalidateQueries();
    if (!outcome.ok || outcome.value.length === 0) return;
    offerUndo({
      text: t('dashboard.undo.deleted'),
      name: t('dashboard.firstHour.demo.name'),
      inTrash: true,
      undo: () => void undo(outcome.value),
    });
  }

  return () => void remove();
}
