import type { ErasedPersonalData } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { Notice } from '../../../components/Notice';
import { CountsToDelete } from './CountsToDelete';
import styles from './PersonalDataPage.module.css';
import { ResultHeading } from './ResultHeading';

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
