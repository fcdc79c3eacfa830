import { useLanguage, useText } from '@manjara/platform';
import { Button, ErrorState, Skeleton } from '@manjara/ui';
import { useEffect, useRef } from 'react';
import { isNotFound } from '../api/failure';
import { FormFrame } from '../forms/FormFrame';
import { useSaveButtonProps } from '../forms/save-shortcut';
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
 * conflicts. A deleted item is edited as it was listed: the form offers to add it again.
 */
export function EditItem({ list, item, onClose }: EditItemProps) {
  const t = useText();
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useItem<Item>(list.path, item._id);
  if (data || isNotFound(error))
    return <EditForm list={list} item={data ?? item} onClose={onClose} />;
  if (isFetching) return <Skeleton shape="block" />;
  return (
    <ErrorState
      level={3}
      title={t('dashboard.order.loadFailed', { name: list.nameOf(item, language) })}
      onRetry={() => void refetch()}
      action={
        <Button variant="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      }
    />
  );
}

function EditForm({ list, item, onClose }: EditItemProps) {
  const t = useText();
  const { language } = useLanguage();
  const state = useEditForm(list, item, onClose);
  const { busy, addAs } = state;
  const shortcut = useSaveButtonProps();
  const form = useRef<HTMLFormElement>(null);
  // The pressed button is removed. Focusing a field would open the on-screen keyboard.
  useEffect(() => void form.current?.focus({ preventScroll: true }), []);
  return (
    <FormFrame
      ref={form}
      state={state}
      label={t('dashboard.order.editName', { name: list.nameOf(item, language) })}
      idleEnter={addAs !== undefined}
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
              {...shortcut}
              icon={addAs ? 'plus' : 'save'}
              loading={busy || state.sending.waiting}
            >
              {addAs ? t('dashboard.forms.gone.addAnew') : t('common.save')}
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
