import type { ErasedPersonalData, StoredPersonalData, SubmissionKind } from '@manjara/contracts';
import { formatDate, useLanguage, useText } from '@manjara/platform';
import { Button, ConfirmDialog, Icon, type IconName } from '@manjara/ui';
import { useEffect, useRef } from 'react';
import { Notice } from '../../../page/Notice';
import { useConfirm } from '../../../page/useConfirm';
import { useCounted } from '../../../format/useCounted';
import { CountsToDelete } from '../CountsToDelete';
import layout from '../../../page/layout.module.css';
import styles from '../PersonalDataPage.module.css';

/** Heading of a result; takes the focus when the result appears. */
function ResultHeading({ text, email }: { text: string; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.subject}>
      {text} <bdi dir="ltr">{email}</bdi>
    </h3>
  );
}

interface StoredKindProps {
  kind: SubmissionKind;
  icon: IconName;
  held: StoredPersonalData;
}

function StoredKind({ kind, icon, held }: StoredKindProps) {
  const t = useText();
  const counted = useCounted();
  const { language } = useLanguage();
  const { count, oldest, newest } = held[kind];
  if (count === 0) return null;
  const from = formatDate(oldest ?? undefined, language);
  const to = formatDate(newest ?? undefined, language);
  return (
    <li className={styles.kind}>
      <Icon name={icon} size={18} />
      <div className={styles.amount}>
        <span>{t(`dashboard.personalData.${kind}.held`, counted(count))}</span>
        {from && to && (
          <span className={layout.muted}>
            {from === to
              ? t('dashboard.personalData.onDate', { date: from })
              : t('dashboard.personalData.dates', { from, to })}
          </span>
        )}
      </div>
    </li>
  );
}

export interface FoundResultProps {
  email: string;
  held: StoredPersonalData;
  saving: boolean;
  erasing: boolean;
  onSave: () => void;
  onErase: () => void;
}

/** Stored records of a person, with export and deletion. */
export function FoundResult({ email, held, saving, erasing, onSave, onErase }: FoundResultProps) {
  const t = useText();
  const { ask, dialog } = useConfirm(onErase);
  if (held.messages.count + held.jobs.count === 0) {
    return (
      <div className={styles.result}>
        <ResultHeading text={t('dashboard.personalData.nothing')} email={email} />
        <p className={layout.muted}>{t('dashboard.personalData.nothingHelp')}</p>
      </div>
    );
  }
  return (
    <div className={styles.result}>
      <ResultHeading text={t('dashboard.personalData.held')} email={email} />
      <ul className={styles.held}>
        <StoredKind kind="messages" icon="message" held={held} />
        <StoredKind kind="jobs" icon="briefcase" held={held} />
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" icon="arrow-down" loading={saving} onClick={onSave}>
          {t('dashboard.personalData.export')}
        </Button>
        <Button variant="danger" icon="trash" loading={erasing} onClick={ask}>
          {t('dashboard.personalData.erase')}
        </Button>
      </div>
      <p className={layout.muted}>{t('dashboard.personalData.exportHelp')}</p>
      <ConfirmDialog {...dialog} title={t('dashboard.personalData.eraseTitle')}>
        <p>
          {t('dashboard.personalData.eraseQuestion')}{' '}
          <strong>
            <bdi dir="ltr">{email}</bdi>
          </strong>
        </p>
        <CountsToDelete counts={{ messages: held.messages.count, jobs: held.jobs.count }} />
        <p>{t('dashboard.personalData.eraseNote')}</p>
      </ConfirmDialog>
    </div>
  );
}

/** Result of deleting a person's records. */
export function ErasedResult({ email, erased }: { email: string; erased: ErasedPersonalData }) {
  const t = useText();
  const counted = useCounted();
  const { pendingFiles } = erased;
  return (
    <div className={styles.result}>
      <ResultHeading text={t('dashboard.personalData.erasedOf')} email={email} />
      <CountsToDelete counts={erased} />
      {pendingFiles > 0 && (
        <Notice tone="warning">
          {t('dashboard.personalData.pendingFiles', counted(pendingFiles))}
        </Notice>
      )}
      <p className={layout.muted}>{t('dashboard.personalData.elsewhere')}</p>
    </div>
  );
}
