import type { StoredPersonalData } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { useState } from 'react';
import { EraseDialog } from './EraseDialog';
import { HeldKind } from './HeldKind';
import styles from './PersonalDataPage.module.css';
import { ResultHeading } from './ResultHeading';

export interface HeldResultProps {
  email: string;
  held: StoredPersonalData;
  saving: boolean;
  erasing: boolean;
  onSave: () => void;
  onErase: () => void;
}

/** How much is held of a person, and what can be done with it. */
export function HeldResult({ email, held, saving, erasing, onSave, onErase }: HeldResultProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  if (held.messages.count + held.jobs.count === 0) {
    return (
      <div className={styles.result}>
        <ResultHeading text={t('dashboard.personalData.nothing')} email={email} />
        <p className={styles.help}>{t('dashboard.personalData.nothingHelp')}</p>
      </div>
    );
  }
  return (
    <div className={styles.result}>
      <ResultHeading text={t('dashboard.personalData.held')} email={email} />
      <ul className={styles.held}>
        <HeldKind kind="messages" icon="message" held={held.messages} />
        <HeldKind kind="jobs" icon="briefcase" held={held.jobs} />
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" icon="arrow-down" loading={saving} onClick={onSave}>
          {t('dashboard.personalData.export')}
        </Button>
        <Button variant="danger" icon="trash" loading={erasing} onClick={() => setAsking(true)}>
          {t('dashboard.personalData.erase')}
        </Button>
      </div>
      <p className={styles.help}>{t('dashboard.personalData.exportHelp')}</p>
      <EraseDialog
        open={asking}
        email={email}
        held={held}
        onConfirm={() => {
          setAsking(false);
          onErase();
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
