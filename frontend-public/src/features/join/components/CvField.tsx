import { useText } from '@manjara/platform';
import { FieldError, Icon } from '@manjara/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import styles from './CvField.module.css';

interface Props {
  /** Of the file that was chosen. */
  fileName: string | undefined;
  error: ReactNode;
  onChange: (event: FormEvent<HTMLInputElement>) => void;
}

/**
 * The CV: picked or dropped. The native input lies invisibly over the box, which says the same in
 * the page's own language.
 */
export function CvField({ fileName, error, onChange }: Props) {
  const t = useText();
  const id = useId();
  const described = [error ? `${id}-error` : '', `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('join.form.fields.cv')}
        <span className={styles.required} aria-hidden="true">
          {' *'}
        </span>
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('join.form.cvHint')}
      </p>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        <Icon name={fileName ? 'file' : 'upload'} />
        <span aria-hidden="true" className={styles.face}>
          {fileName ? <bdi>{fileName}</bdi> : t('join.form.chooseCv')}
        </span>
        <input
          id={id}
          name="cv"
          type="file"
          accept="application/pdf,.pdf"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className={styles.input}
          onChange={onChange}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
