import { useText } from '@manjara/platform';
import { Button, ConfirmDialog, Dialog, ErrorState, Skeleton } from '@manjara/ui';
import { useState } from 'react';
import { useFailureReason } from '../api/useFailureText';
import { useConfirm } from '../page/useConfirm';
import { differences, type VersionHistory } from './previous-versions';
import { useRestoreVersion } from './useRestoreVersion';
import { useVersions } from './useVersions';
import { VersionComparison } from './VersionComparison';
import { VersionList } from './VersionList';

export interface VersionsDialogProps {
  history: VersionHistory;
  onClose: () => void;
}

/** Shows the previous versions of the edited content and restores one. */
export default function VersionsDialog({ history, onClose }: VersionsDialogProps) {
  const t = useText();
  const reasonOf = useFailureReason();
  const { data, error, refetch } = useVersions(history);
  const [chosen, setChosen] = useState<number>();
  const [comparing, setComparing] = useState(false);
  const { busy, restore } = useRestoreVersion(history, data?.now, onClose);
  const version = comparing ? data?.versions.find((one) => one.version === chosen) : undefined;
  const unsaved = useConfirm(() => version && void restore(version));
  const fields = version ? differences(version.values, data!.now) : [];

  return (
    <>
      <Dialog
        open
        size="l"
        // A running restore cannot be cancelled.
        onClose={() => (busy ? false : onClose())}
        title={t('dashboard.versions.title')}
        footer={
          version && (
            <>
              <Button variant="secondary" disabled={busy} onClick={() => setComparing(false)}>
                {t('dashboard.versions.back')}
              </Button>
              {fields.length > 0 && (
                <Button
                  icon="undo"
                  loading={busy}
                  onClick={() => (history.dirty ? unsaved.ask() : void restore(version))}
                >
                  {t('dashboard.versions.restore')}
                </Button>
              )}
            </>
          )
        }
      >
        {version ? (
          <VersionComparison history={history} version={version} fields={fields} />
        ) : data ? (
          <VersionList
            history={history}
            versions={data.versions}
            last={chosen}
            onChoose={(number) => {
              setChosen(number);
              setComparing(true);
            }}
          />
        ) : error ? (
          <ErrorState
            level={3}
            title={t('dashboard.versions.failed')}
            onRetry={() => void refetch()}
          >
            {reasonOf(error)}
          </ErrorState>
        ) : (
          <Skeleton shape="block" />
        )}
      </Dialog>
      <ConfirmDialog
        {...unsaved.dialog}
        title={t('dashboard.versions.unsaved')}
        confirmLabel={t('dashboard.versions.restore')}
        cancelLabel={t('dashboard.forms.discarding.keep')}
      >
        {t('dashboard.forms.discarding.text')}
      </ConfirmDialog>
    </>
  );
}
