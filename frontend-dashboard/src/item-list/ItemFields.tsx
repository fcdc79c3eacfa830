import { useText } from '@manjara/platform';
import type { UseFormReturn } from 'react-hook-form';
import { LocalisedFields } from '../fields/LocalisedFields';
import { pairOf } from '../fields/pair-names';
import type { ItemList, ItemValues } from './define-item-list';

export interface ItemFieldsProps {
  list: ItemList;
  form: UseFormReturn<ItemValues>;
}

/** The text fields of an item, and its picture, if any. */
export function ItemFields({ list, form }: ItemFieldsProps) {
  const t = useText();
  const { fields, picture } = list;
  return (
    <>
      {fields.map(({ name, label, maxLength, rows, optional = false }) => (
        <LocalisedFields
          key={name}
          form={form}
          names={pairOf(name)}
          label={t(label)}
          maxLength={maxLength}
          required={!optional}
          multiline={rows !== undefined}
          rows={rows}
        />
      ))}
      {picture && <picture.Field form={form} />}
    </>
  );
}
