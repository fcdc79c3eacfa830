import '@manjara/ui/inner-page-icons';
import { useText } from '@manjara/platform';
import { FieldFrame, Icon, useField } from '@manjara/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ChosenCv } from '../join-fields';
import styles from './CvField.module.css';
import { CvSummary } from './CvSummary';

interface Props {
  cv: ChosenCv | undefined;
  /** Share of it that is sent, from 0 to 1; null when nothing is being sent. */
  sent: number | null;
  /** Whether a file was chosen before a reload: browsers do not restore file inputs. */
  lost: boolean;
  error: ReactNode;
  onChange: (event: FormEvent<HTMLInputElement>) => void;
}

/**
 * The CV, chosen or dropped. The native input is transparent and covers the box, which shows its
 * state in the page's language.
 */
export function CvField({ cv, sent, lost, error, onChange }: Props) {
  const t = useText();
  const [over, setOver] = useState(false);
  const field = {
    label: t('join.form.fields.cv'),
    hint: t('join.form.cvHint'),
    error,
    required: true,
  };
  const parts = useField(field);
  const { id } = parts.control;
  const described = [parts.errorId, cv && `${id}-summary`, lost && `${id}-lost`, parts.hintId];
  return (
    <FieldFrame field={field} parts={parts}>
      <div
        className={styles.box}
        data-chosen={cv ? true : undefined}
        data-over={over || undefined}
        data-invalid={error ? true : undefined}
      >
        <span className={styles.mark}>
          <Icon name={cv ? 'file' : 'upload'} />
        </span>
        <CvSummary id={`${id}-summary`} cv={cv} sent={sent} />
        <input
          {...parts.control}
          name="cv"
          type="file"
          accept="application/pdf,.pdf"
          aria-describedby={described.filter(Boolean).join(' ')}
          className={styles.input}
          onChange={onChange}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        {sent !== null && (
          <progress
            className={styles.progress}
            aria-label={t('join.form.sendingCv')}
            max={1}
            value={sent}
          />
        )}
      </div>
      {lost && (
        <p id={`${id}-lost`} className={styles.lost}>
          {t('join.form.cvLost')}
        </p>
      )}
    </FieldFrame>
  );
}
