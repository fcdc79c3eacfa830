import { useLanguage, useText } from '@manjara/platform';
import { Button, Skeleton } from '@manjara/ui';
import { useEffect, useRef } from 'react';
import { FormFrame } from '../forms/FormFrame';
import { SendingState } from '../forms/SendingState';
import { useItem } from './useItems';
import type { Item, ItemList } from './define-item-list';
import { ItemFields } from './ItemFields';
import styles from './ItemForm.module.css';
import { useEditForm } from './useItemForm';

export interface EditItemProps {
  list: ItemList;
  /** The item as listed. */
  item: Item;
  onClose: () => void;
}

/**
 * Edits an item inline. Fetches it first for a current entity tag, so that the save detects
 * conflicts. If that fails, edits the listed item: the save reports an error that persists.
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
  // The pressed button is removed. Focusing a field would open the on-screen keyboard.
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
