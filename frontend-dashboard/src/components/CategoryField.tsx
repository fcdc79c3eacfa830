import type { CategoryPair } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { SelectField } from '@manjara/ui';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

export interface CategoryFieldProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPath<V>;
  categories: readonly CategoryPair[];
}

/** The category, chosen once for both languages: its labels come as a pair. */
export function CategoryField<V extends FieldValues>(props: CategoryFieldProps<V>) {
  const { form, name, categories } = props;
  const t = useText();
  const { language } = useLanguage();
  return (
    <SelectField
      label={t('dashboard.forms.category')}
      required
      error={form.getFieldState(name, form.formState).error?.message}
      {...form.register(name, { required: t('dashboard.forms.required') })}
    >
      <option value="">{t('dashboard.forms.chooseCategory')}</option>
      {categories.map((pair) => (
        <option key={pair.en} value={pair.en}>
          {language === 'ar' ? `${pair.ar} – ${pair.en}` : `${pair.en} – ${pair.ar}`}
        </option>
      ))}
    </SelectField>
  );
}
