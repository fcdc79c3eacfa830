import { LIMITS } from '@manjara/contracts';
import { useLanguage } from '@manjara/platform';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Crop } from '../../pictures/crops';
import type { BilingualSlot } from '../../pictures/slots';
import { SlotField } from './SlotField';
import styles from './SlotGrid.module.css';

export interface SlotGridProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** Of the list of slots in the form. */
  name: FieldPathByValue<V, BilingualSlot[]>;
  labelOf: (place: string) => string;
  /** How the site crops the picture of a slot, from 0. */
  cropsOf: (index: number) => readonly Crop[];
}

const SLOTS = Array.from({ length: LIMITS.contentImages }, (_, index) => index);

/** The four pictures of a page (spec §9), each with its description; any may stay empty. */
export function SlotGrid<V extends FieldValues>({
  form,
  name,
  labelOf,
  cropsOf,
}: SlotGridProps<V>) {
  const { locale } = useLanguage();
  return (
    <div className={styles.slots}>
      {SLOTS.map((index) => (
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
