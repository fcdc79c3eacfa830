import { PROGRESS, type Progress } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button, SelectField, VisuallyHidden } from '@manjara/ui';
import type { InboxItem } from '../../../api/inbox/inbox';
import styles from './CardWork.module.css';
import { FoldedText } from './FoldedText';

export interface CardWorkProps {
  item: InboxItem;
  onProgress: (progress: Progress) => void;
  onNote: () => void;
}

/** The progress of the work on an item, and the owner's note. */
export function CardWork({ item: { name, note, progress }, onProgress, onNote }: CardWorkProps) {
  const t = useText();
  return (
    <>
      {note && (
        <section className={styles.note} aria-label={t('dashboard.inbox.note.label')}>
          <h3 className={styles.heading}>{t('dashboard.inbox.note.label')}</h3>
          <FoldedText>{note}</FoldedText>
        </section>
      )}
      <div className={styles.work}>
        <SelectField
          className={styles.progress}
          label={
            <VisuallyHidden>
              {t('dashboard.inbox.progress')}: {name}
            </VisuallyHidden>
          }
          value={progress}
          onChange={(event) => onProgress(event.target.value as Progress)}
        >
          {PROGRESS.map((value) => (
            <option key={value} value={value}>
              {t(`dashboard.inbox.folders.${value}`)}
            </option>
          ))}
        </SelectField>
        <Button variant="ghost" icon="edit" className={styles.button} onClick={onNote}>
          {t(`dashboard.inbox.note.${note ? 'edit' : 'add'}`)}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}
