import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import type { ReactNode } from 'react';
import { FormFrame } from '../forms/FormFrame';
import { SendingState } from '../forms/SendingState';
import type { ItemList } from './define-item-list';
import { ItemFields } from './ItemFields';
import styles from './ItemForm.module.css';
import type { ItemFormState } from './useItemForm';

export interface AddFormProps {
  list: ItemList;
  state: ItemFormState;
  /** Without a title, for a form below a heading of the same text. */
  plain?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** A form that adds an item to a list. */
export function AddForm({ list, state, plain = false, children }: AddFormProps) {
  const t = useText();
  const title = t(`dashboard.${list.texts}.add`);
  return (
    <FormFrame
      state={state}
      className={plain ? undefined : styles.form}
      heading={!plain && <h3 className={styles.title}>{title}</h3>}
      idleEnter
      summary={false}
      footer={
        <>
          <div className={styles.actions}>
            <Button
              type="submit"
              variant="secondary"
              icon="plus"
              loading={state.busy || state.sending.waiting}
            >
              {title}
            </Button>
            {children}
          </div>
          {/* Below the button, which must not move after a tap. */}
          <SendingState sending={state.sending} />
        </>
      }
    >
      <ItemFields list={list} form={state.form} />
    </FormFrame>
  );
}
