import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SavedForm } from '../../hooks/useSavedForm';
import { ConflictDialog } from '../ConflictDialog';
import { GoneNotice } from '../GoneNotice';
import { IdleEnter } from '../IdleEnter';
import { RestoredDraft } from '../RestoredDraft';
import { SendingState } from '../SendingState';
import { useUnsavedChanges } from '../UnsavedChanges';
import { PreviousVersions } from '../versions/PreviousVersions';
import styles from './AddForm.module.css';

export interface EditFormProps<V extends FieldValues> {
  state: SavedForm<V>;
  /** Of what is edited. */
  name: string;
  onCancel: () => void;
  children: ReactNode;
}

/** Edits an item of a list in its place. */
export function EditForm<V extends FieldValues>(props: EditFormProps<V>) {
  const { state, name, onCancel, children } = props;
  const t = useText();
  const { busy, dirty, gone } = state;
  useUnsavedChanges(state);
  const form = useRef<HTMLFormElement>(null);
  // The button that has opened it is gone; not the first field, which would bring up a keyboard.
  useEffect(() => void form.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <form
        ref={form}
        tabIndex={-1}
        className={styles.plain}
        onSubmit={state.submit}
        noValidate
        aria-busy={busy}
        aria-label={t('dashboard.order.editName', { name })}
      >
        {gone && <IdleEnter />}
        {gone && <GoneNotice offer="anew" />}
        <RestoredDraft restored={state.restored} dirty={dirty} onDiscard={state.discard} />
        <fieldset className={styles.fields} disabled={busy}>
          {children}
        </fieldset>
        <PreviousVersions history={state.history} disabled={busy} />
        <div className={styles.actions}>
          <Button
            variant="ghost"
            disabled={busy}
            onClick={() => {
              state.abandon();
              onCancel();
            }}
          >
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            icon={gone ? 'plus' : 'save'}
            loading={busy || state.sending.waiting}
          >
            {gone ? t('dashboard.forms.gone.addAnew') : t('common.save')}
          </Button>
        </div>
        <SendingState sending={state.sending} />
      </form>
      <ConflictDialog state={state.conflict} />
    </>
  );
}
