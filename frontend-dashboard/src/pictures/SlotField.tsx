import { LIMITS } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { CropPreview } from './crops';
import { DescribedPicture } from './DescribedPicture';
import styles from './SlotField.module.css';
import type { BilingualSlot } from './slots';

export interface SlotFieldProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPathByValue<V, BilingualSlot>;
  label: string;
  crops: readonly CropPreview[];
  required?: boolean;
}

/** The picture of a slot with its description. */
export function SlotField<V extends FieldValues>(props: SlotFieldProps<V>) {
  const { name, required = false, ...field } = props;
  const t = useText();
  return (
    <DescribedPicture
      {...field}
      names={{ picture: `${name}.picture`, alt: `${name}.alt`, arAlt: `${name}.arAlt` }}
      altLabel={t('dashboard.pictures.altOf', { name: field.label })}
      required={required}
      stacked
    />
  );
}

const PLACES = Array.from({ length: LIMITS.contentImages }, (_, index) => index);

export interface SlotGridProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** Path of the list of slots in the form. */
  name: FieldPathByValue<V, BilingualSlot[]>;
  labelOf: (place: string) => string;
  /** How the site crops the picture of a slot; indices count from 0. */
  cropsOf: (index: number) => readonly CropPreview[];
}

/** The four pictures of a page (spec §9), each with its description; any may stay empty. */
export function SlotGrid<V extends FieldValues>(props: SlotGridProps<V>) {
  const { form, name, labelOf, cropsOf } = props;
  const { locale } = useLanguage();
  return (
    <div className={styles.grid}>
      {PLACES.map((index) => (
        <SlotField
          key={index}
          form={form}
          name={`${name}.${index}` as FieldPathByValue<V, BilingualSlot>}
          label={labelOf((index + 1).toLocaleString(locale))}
          crops={cropsOf(index)}
        />
      ))}
    </div>
  );
}
