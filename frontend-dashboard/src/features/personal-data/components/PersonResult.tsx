import type {
  ErasedPersonalData,
  HeldPersonalData,
  HeldRecords,
  Received,
} from '@manjara/contracts';
import { formatDate, useLanguage, useText } from '@manjara/platform';
import { Button, ConfirmDialog, Icon, type IconName } from '@manjara/ui';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../components/Notice';
import { CountsToDelete } from './CountsToDelete';
import styles from './PersonalDataPage.module.css';

export interface HeldResultProps {
  email: string;
  held: HeldPersonalData;
  saving: boolean;
  erasing: boolean;
  onSave: () => void;
  onErase: () => void;
}

/** How much is held of a person, and what can be done with it. */
export function HeldResult({ email, held, saving, erasing, onSave, onErase }: HeldResultProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const counts = { messages: held.messages.count, jobs: held.jobs.count };
  if (counts.messages + counts.jobs === 0) {
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
      <ConfirmDialog
        open={asking}
        title={t('dashboard.personalData.eraseTitle')}
        onConfirm={() => {
          close();
          onErase();
        }}
        onCancel={close}
      >
        <p>
          {t('dashboard.personalData.eraseQuestion')}{' '}
          <strong>
            <bdi dir="ltr">{email}</bdi>
          </strong>
        </p>
        <CountsToDelete counts={counts} />
        <p>{t('dashboard.personalData.eraseNote')}</p>
      </ConfirmDialog>
    </div>
  );
}

interface HeldKindProps {
  kind: Received;
  icon: IconName;
  held: HeldRecords;
}

/** How many records of one kind are held, and from when; nothing where there are none. */
function HeldKind({ kind, icon, held: { count, oldest, newest } }: HeldKindProps) {
  const t = useText();
  const { language, locale } = useLanguage();
  if (count === 0) return null;
  const from = formatDate(oldest ?? undefined, language);
  const to = formatDate(newest ?? undefined, language);
  return (
    <li className={styles.kind}>
      <Icon name={icon} size={18} />
      <div className={styles.amount}>
        <span>
          {t(`dashboard.personalData.${kind}.held`, {
            count,
            number: count.toLocaleString(locale),
          })}
        </span>
        {from && to && (
          <span className={styles.dates}>
            {from === to
              ? t('dashboard.personalData.onDate', { date: from })
              : t('dashboard.personalData.dates', { from, to })}
          </span>
        )}
      </div>
    </li>
  );
}

/** What was deleted of a person, and what else there may be. */
export function ErasedResult({ email, erased }: { email: string; erased: ErasedPersonalData }) {
  const t = useText();
  const { locale } = useLanguage();
  const { pendingFiles } = erased;
  return (
    <div className={styles.result}>
      <ResultHeading text={t('dashboard.personalData.erasedOf')} email={email} />
      <CountsToDelete counts={erased} />
      {pendingFiles > 0 && (
        <Notice tone="warning">
          {t('dashboard.personalData.pendingFiles', {
            count: pendingFiles,
            number: pendingFiles.toLocaleString(locale),
          })}
        </Notice>
      )}
      <p className={styles.help}>{t('dashboard.personalData.elsewhere')}</p>
    </div>
  );
}

/** The heading of a result; gets the focus. */
function ResultHeading({ text, email }: { text: string; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.subject}>
      {text} <bdi dir="ltr">{email}</bdi>
    </h3>
  );
}
