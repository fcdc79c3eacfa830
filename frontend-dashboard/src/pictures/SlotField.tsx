import { LIMITS } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Crop } from './crops';
import { PictureWithText } from './DescribedPicture';
import styles from './SlotField.module.css';
import type { BilingualSlot, Slot } from './slots';

interface FieldProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  label: string;
  /** Label of the description; derived from `label` by default. */
  altLabel?: string;
  hint?: string;
  /** How the site crops the picture; absent if it is shown uncropped. */
  crops?: readonly Crop[];
  required?: boolean;
}

export type SlotFieldProps<V extends FieldValues> = FieldProps<V> &
  (
    | { name: FieldPathByValue<V, Slot>; bilingual?: false }
    /** Described in both languages. */
    | { name: FieldPathByValue<V, BilingualSlot>; bilingual: true }
  );

/** The picture of a slot with its description. */
export function SlotField<V extends FieldValues>(props: SlotFieldProps<V>) {
  const { form, name, bilingual, label, altLabel, ...rest } = props;
  const t = useText();
  return (
    <PictureWithText
      {...rest}
      form={form as unknown as UseFormReturn}
      names={{
        picture: `${name}.picture`,
        alt: `${name}.alt`,
        arAlt: bilingual ? `${name}.arAlt` : undefined,
      }}
      label={label}
      altLabel={altLabel ?? t('dashboard.pictures.altOf', { name: label })}
      className={styles.slot}
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
  cropsOf: (index: number) => readonly Crop[];
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
          bilingual
          name={`${name}.${index}` as FieldPathByValue<V, BilingualSlot>}
          label={labelOf((index + 1).toLocaleString(locale))}
          crops={cropsOf(index)}
        />
      ))}
    </div>
  );
}
