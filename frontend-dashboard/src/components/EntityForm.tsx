import { useText } from '@manjara/platform';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SavedForm } from '../hooks/useSavedForm';
import styles from './EntityForm.module.css';
import { Notice } from './Notice';
import { SaveBar } from './SaveBar';
import { useUnsavedChanges } from './UnsavedChanges';

export interface EntityFormProps<V extends FieldValues> {
  entity: SavedForm<V>;
  submitLabel: string;
  icon: 'plus' | 'save';
  /** The fields. */
  children: ReactNode;
}

/** The frame of a form that adds or edits an entity: notices, fields, and what saves them. */
export function EntityForm<V extends FieldValues>(props: EntityFormProps<V>) {
  const { entity, submitLabel, icon, children } = props;
  const t = useText();
  const { form, busy, dirty } = entity;
  const { errors } = form.formState;
  useUnsavedChanges(dirty);
  return (
    <form className={styles.form} onSubmit={entity.submit} noValidate aria-busy={busy}>
      {entity.restored && dirty && <Notice tone="warning">{t('dashboard.forms.restored')}</Notice>}
      {Object.keys(errors).length > 0 && (
        <Notice tone="error">{t('dashboard.forms.incomplete')}</Notice>
      )}
      <fieldset className={styles.fields} disabled={busy}>
        {children}
      </fieldset>
      <SaveBar
        submitLabel={submitLabel}
        icon={icon}
        busy={busy}
        sent={entity.sent}
        onCancelSending={entity.cancel}
        onDiscard={dirty ? () => form.reset() : undefined}
      />
    </form>
  );
}
