import { useText } from '@manjara/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../api/useFailureText';
import { useMissingFields } from '../fields/useMissingFields';
import { api } from '../api/client';
import type { Version, VersionHistory } from './previous-versions';
import { withToast } from '../api/with-toast';

/**
 * Restores a previous version on the server and in the form.
 * @param values the current values
 */
export function useRestoreVersion(
  history: VersionHistory,
  values: object | undefined,
  onRestored: () => void,
) {
  const t = useText();
  const client = useQueryClient();
  const failureText = useFailureText();
  const missingFields = useMissingFields(history.labels, values);
  const [busy, setBusy] = useState(false);

  function textOf(error: unknown): string {
    const fields = missingFields(error);
    if (fields) return t('dashboard.versions.incomplete', { fields });
    return failureText(error, t('dashboard.versions.restoreFailed'));
  }

  async function restore({ version }: Version): Promise<void> {
    setBusy(true);
    const { ok } = await withToast(
      async () => {
        const path = `${history.path}/revisions/${version}/restore`;
        history.take(history.read((await api.post<object>(path)).data));
      },
      {
        id: 'versions',
        pending: t('dashboard.versions.restoring'),
        success: t('dashboard.versions.restored'),
        failure: textOf,
      },
    );
    setBusy(false);
    if (!ok) return;
    onRestored();
    await client.invalidateQueries();
  }

  return { busy, restore };
}
