import { useLanguage, useText } from '@manjara/platform';
import { Button, Skeleton } from '@manjara/ui';
import { useEffect, useRef } from 'react';
import { FormFrame } from '../components/FormFrame';
import { SendingState } from '../components/SendingState';
import { useItem } from '../hooks/useItems';
import type { Item, ItemList } from './define-item-list';
import { ItemFields } from './ItemFields';
import styles from './ItemForm.module.css';
import { useEditForm } from './useItemForm';

export interface EditItemProps {
  list: ItemList;
  /** As the list has it. */
  item: Item;
  onClose: () => void;
}

/**
 * Edits an item in its place. Reads it anew first, so that its save overwrites nothing newer. What
 * cannot be read is edited as the list has it: the save then says what is wrong.
 */
export function EditItem({ list, item, onClose }: EditItemProps) {
  const { data, isLoading } = useItem<Item>(list.path, item._id);
  if (isLoading) return <Skeleton shape="block" />;
  return <EditForm list={list} item={data ?? item} onClose={onClose} />;
}

function EditForm({ list, item, onClose }: EditItemProps) {
  const t = useText();
  const { language } = useLanguage();
  const state = useEditForm(list, item, onClose);
  const { busy, gone } = state;
  const form = useRef<HTMLFormElement>(null);
  // The button that has opened it is gone; not the first field, which would bring up a keyboard.
  useEffect(() => void form.current?.focus({ preventScroll: true }), []);
  return (
    <FormFrame
      ref={form}
      state={state}
      label={t('dashboard.order.editName', { name: list.nameOf(item, language) })}
      idleEnter={gone !== undefined}
      summary={false}
      footer={
        <>
          <div className={styles.actions}>
            <Button
              variant="ghost"
              disabled={busy}
              onClick={() => {
                state.abandon();
                onClose();
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
        </>
      }
    >
      <ItemFields list={list} form={state.form} />
    </FormFrame>
  );
}
