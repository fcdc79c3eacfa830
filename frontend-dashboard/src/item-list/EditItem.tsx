import { useLanguage, useText } from '@manjara/platform';
import { Button, Skeleton } from '@manjara/ui';
import { useEffect, useRef } from 'react';
import { ConflictDialog } from '../components/ConflictDialog';
import { GoneNotice } from '../components/GoneNotice';
import { IdleEnter } from '../components/IdleEnter';
import { RestoredDraft } from '../components/RestoredDraft';
import { SendingState } from '../components/SendingState';
import { useUnsavedChanges } from '../components/UnsavedChanges';
import { PreviousVersions } from '../components/versions/PreviousVersions';
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
        aria-label={t('dashboard.order.editName', { name: list.nameOf(item, language) })}
      >
        {gone && <IdleEnter />}
        {gone && <GoneNotice offer="anew" />}
        <RestoredDraft restored={state.restored} dirty={dirty} onDiscard={state.discard} />
        <fieldset className={styles.fields} disabled={busy}>
          <ItemFields list={list} form={state.form} />
        </fieldset>
        <PreviousVersions history={state.history} disabled={busy} />
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
      </form>
      <ConflictDialog state={state.conflict} />
    </>
  );
}
