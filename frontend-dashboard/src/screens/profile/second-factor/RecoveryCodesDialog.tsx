import { useText } from '@manjara/platform';
import { Button, Dialog } from '@manjara/ui';
import { download } from '../../../browser/download';
import layout from '../../../page/layout.module.css';
import styles from '../ProfilePage.module.css';

export interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows the recovery codes once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useText();
  const title = t('dashboard.profile.secondFactor.codes');
  const save = () =>
    download('recovery-codes.txt', `${title}\n\n${codes.join('\n')}\n`, 'text/plain');
  return (
    <Dialog
      open
      persistent
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" icon="save" onClick={save}>
            {t('dashboard.profile.secondFactor.download')}
          </Button>
          <Button onClick={onClose}>{t('dashboard.profile.secondFactor.kept')}</Button>
        </>
      }
    >
      <div className={layout.stack}>
        <p>{t('dashboard.profile.secondFactor.codesText')}</p>
        <ul className={styles.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
