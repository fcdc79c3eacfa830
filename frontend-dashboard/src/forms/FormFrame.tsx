import { useText } from '@manjara/platform';
import type { ReactNode, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SavedForm } from './useSavedForm';
import { ConflictDialog } from './ConflictDialog';
import styles from './FormFrame.module.css';
import { DeletedNotice } from './DeletedNotice';
import { Notice } from '../page/Notice';
import { RestoredDraft } from './RestoredDraft';
import { useUnsavedChanges } from './UnsavedChanges';
import { PreviousVersions } from '../versions/PreviousVersions';

export interface FormFrameProps<V extends FieldValues> {
  state: SavedForm<V>;
  className?: string;
  /** Above the notices. */
  heading?: ReactNode;
  /** Enter in a field does not save. */
  idleEnter?: boolean;
  /** Shows a notice above the fields if some are invalid. */
  summary?: boolean;
  /** Other notices, above the fields. */
  notices?: ReactNode;
  children: ReactNode;
  /** The buttons that save or leave it. */
  footer: ReactNode;
  /** Label of the conflict dialog's submit button; saving by default. */
  saveLabel?: string;
  /** Accessible name; makes the form itself focusable. */
  label?: string;
  ref?: Ref<HTMLFormElement>;
}

/** The frame of every form: notices, previous versions and the conflict dialog. */
export function FormFrame<V extends FieldValues>(props: FormFrameProps<V>) {
  const { state, className, idleEnter, summary = true, notices, label, ref } = props;
  const { form, busy, addAs } = state;
  const t = useText();
  useUnsavedChanges(state);
  const faulty = summary && Object.keys(form.formState.errors).length > 0;
  return (
    <>
      <form
        ref={ref}
        tabIndex={label ? -1 : undefined}
        aria-label={label}
        className={[styles.form, className].filter(Boolean).join(' ')}
        onSubmit={state.submit}
        noValidate
        aria-busy={busy}
      >
        {/* The first submit button is the one that Enter presses. */}
        {idleEnter && <button type="submit" disabled hidden />}
        {props.heading}
        {addAs && <DeletedNotice offer={addAs} />}
        <RestoredDraft state={state} />
        {faulty ? <Notice tone="error">{t('dashboard.forms.incomplete')}</Notice> : notices}
        <fieldset className={styles.fields} disabled={busy}>
          {props.children}
        </fieldset>
        <PreviousVersions history={state.history} disabled={busy} />
        {props.footer}
      </form>
      <ConflictDialog state={state.conflict} saveLabel={props.saveLabel} />
    </>
  );
}
