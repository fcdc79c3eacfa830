import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { lazy, Suspense, useState } from 'react';
import type { VersionHistory } from './previous-versions';
import styles from './PreviousVersions.module.css';

const VersionsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dash-versions" */ './VersionsDialog'))
    .VersionsDialog,
}));

export interface PreviousVersionsProps {
  /** Absent if the server keeps no previous versions. */
  history: VersionHistory | undefined;
  disabled: boolean;
}

/** Button that opens the previous versions of an item or section. */
export function PreviousVersions({ history, disabled }: PreviousVersionsProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (!history) return null;
  return (
    <>
      <Button
        variant="ghost"
        icon="clock"
        className={styles.button}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {t('dashboard.versions.title')}
      </Button>
      {open && (
        <Suspense>
          <VersionsDialog history={history} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
