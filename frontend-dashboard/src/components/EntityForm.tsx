import { useText } from '@manjara/platform';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SavedForm } from '../hooks/useSavedForm';
import { ConflictDialog } from './ConflictDialog';
import styles from './EntityForm.module.css';
import { Notice } from './Notice';
import { RestoredDraft } from './RestoredDraft';
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
  useUnsavedChanges(entity);
  return (
    <>
      <form className={styles.form} onSubmit={entity.submit} noValidate aria-busy={busy}>
        <RestoredDraft restored={entity.restored} dirty={dirty} onDiscard={() => form.reset()} />
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
          sending={entity.sending}
          uploads
          dirty={dirty}
          onDiscard={entity.discard}
        />
      </form>
      <ConflictDialog state={entity.conflict} />
    </>
  );
}
