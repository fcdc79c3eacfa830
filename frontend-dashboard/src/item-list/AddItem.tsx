import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { IdleEnter } from '../components/IdleEnter';
import { RestoredDraft } from '../components/RestoredDraft';
import { SendingState } from '../components/SendingState';
import { useUnsavedChanges } from '../components/UnsavedChanges';
import type { ItemList } from './define-item-list';
import { ItemFields } from './ItemFields';
import styles from './ItemForm.module.css';
import { type ItemFormState, useAddForm } from './useItemForm';

export interface AddFormProps {
  list: ItemList;
  state: ItemFormState;
  /** Stands alone, below a heading that says its title already. */
  plain?: boolean;
}

/** Adds one to the list above it. */
export function AddItem({ list }: { list: ItemList }) {
  return <AddForm list={list} state={useAddForm(list)} />;
}

export function AddForm({ list, state, plain = false }: AddFormProps) {
  const t = useText();
  const { busy, dirty } = state;
  const title = t(list.texts.add);
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
        <ItemFields list={list} form={state.form} />
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
