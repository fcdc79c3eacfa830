import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { lazy, Suspense, useState } from 'react';
import { Help } from '../page/help/Help';
import type { VersionHistory } from './previous-versions';
import styles from './PreviousVersions.module.css';

const VersionsDialog = lazy(
  () => import(/* webpackChunkName: "dash-versions" */ './VersionsDialog'),
);

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
      <div className={styles.line}>
        <Button variant="ghost" icon="clock" disabled={disabled} onClick={() => setOpen(true)}>
          {t('dashboard.versions.title')}
        </Button>
        <Help topic="versions" />
      </div>
      {open && (
        <Suspense>
          <VersionsDialog history={history} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
