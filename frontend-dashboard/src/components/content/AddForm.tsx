import { Button } from '@manjara/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SavedForm } from '../../hooks/useSavedForm';
import { IdleEnter } from '../IdleEnter';
import { RestoredDraft } from '../RestoredDraft';
import { SendingState } from '../SendingState';
import { useUnsavedChanges } from '../UnsavedChanges';
import styles from './AddForm.module.css';

export interface AddFormProps<V extends FieldValues> {
  state: SavedForm<V>;
  /** What it does: its heading and the words of its button. */
  title: string;
  /** Stands alone, below a heading that says its title already. */
  plain?: boolean;
  children: ReactNode;
}

/** Adds one to the list above it; its fields clear afterwards (spec §4). */
export function AddForm<V extends FieldValues>(props: AddFormProps<V>) {
  const { state, title, plain = false, children } = props;
  const { busy, dirty } = state;
  useUnsavedChanges(state);
  return (
    <form
      className={plain ? styles.plain : styles.form}
      onSubmit={state.submit}
      noValidate
      aria-busy={busy}
    >
      <IdleEnter />
      {!plain && <h3 className={styles.title}>{title}</h3>}
      <RestoredDraft restored={state.restored} dirty={dirty} onDiscard={() => state.form.reset()} />
      <fieldset className={styles.fields} disabled={busy}>
        {children}
      </fieldset>
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="secondary"
          icon="plus"
          loading={busy || state.sending.waiting}
        >
          {title}
        </Button>
      </div>
      {/* Below the button, which must not move under the finger. */}
      <SendingState sending={state.sending} />
    </form>
  );
}
