import { type Category, type CategoryKind, listNameOf } from '@manjara/contracts';
import { inLanguage, toast, useLanguage, useText } from '@manjara/platform';
import { ConfirmDialog, SelectField } from '@manjara/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import { listKey, type ResourceName } from '../api/query-keys';
import { refreshLists } from '../api/trash';
import { useFailureText } from '../api/useFailureText';
import { useTrashDays } from '../format/useDays';
import type { DeleteDialogProps } from './define-item-list';
import layout from '../page/layout.module.css';
import { itemPath, useItems } from './useItems';

/** The items of the categories of each list. */
const ITEMS: Record<CategoryKind, ResourceName> = {
  'project-categories': 'projects',
  'product-lines': 'products',
};

/** Asks where the items of a category go before it is deleted; the last one stays. */
export function DeleteCategoryDialog({ list, item, onClose }: DeleteDialogProps) {
  const kind = list.kind as CategoryKind;
  const t = useText();
  const { language } = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const { data = [] } = useItems<Category>(list.path);
  const [to, setTo] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const days = useTrashDays();
  const others = data.filter(({ _id }) => _id !== item?._id);
  const isLast = others.length === 0;

  function close(deleted: boolean) {
    setTo('');
    setMissing(false);
    onClose(deleted);
  }

  async function remove() {
    if (isLast || !item) return close(false);
    if (!to) return setMissing(true);
    // A second press while the first one runs.
    if (busy) return;
    setBusy(true);
    try {
      await api.delete(itemPath(list.path, item._id), { params: { to } });
      await refreshLists(client, listNameOf(kind), [item._id]);
      void client.invalidateQueries({ queryKey: listKey(ITEMS[kind]) });
      toast.success(t(`dashboard.${kind}.deleted`), { id: item._id });
      close(true);
    } catch (error) {
      toast.error(failureText(error, t('dashboard.errors.deleting')), { id: item._id });
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open={item !== null}
      title={t(`dashboard.${kind}.deleteTitle`)}
      confirmLabel={isLast ? t('common.close') : t('common.delete')}
      cancelLabel={t('common.cancel')}
      onConfirm={() => void remove()}
      onCancel={() => close(false)}
    >
      <div className={layout.stack}>
        <p>
          {t(`dashboard.${kind}.${isLast ? 'last' : 'deleteQuestion'}`)}{' '}
          <strong>
            <bdi>{item && list.nameOf(item, language)}</bdi>
          </strong>
        </p>
        {!isLast && (
          <>
            <SelectField
              label={t(`dashboard.${kind}.moveTo`)}
              required
              value={to}
              error={missing ? t('dashboard.forms.required') : undefined}
              onChange={(event) => {
                setTo(event.target.value);
                setMissing(false);
              }}
            >
              <option value="">{t('dashboard.forms.chooseCategory')}</option>
              {others.map((other) => (
                <option key={other._id} value={other._id}>
                  {inLanguage(other, 'name', language)}
                </option>
              ))}
            </SelectField>
            <p>{t('dashboard.trashNote.question', { days })}</p>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
