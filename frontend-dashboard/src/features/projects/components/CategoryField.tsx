import { PROJECT_CATEGORIES } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { SelectField } from '@manjara/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { ProjectValues } from '../hooks/project-form';

/** The category, chosen once for both languages: its labels come as a pair. */
export function CategoryField({ form }: { form: UseFormReturn<ProjectValues> }) {
  const t = useText();
  const { language } = useLanguage();
  return (
    <SelectField
      label={t('dashboard.projects.category')}
      required
      error={form.formState.errors.category?.message}
      {...form.register('category', { required: t('dashboard.forms.required') })}
    >
      <option value="">{t('dashboard.projects.chooseCategory')}</option>
      {PROJECT_CATEGORIES.map((pair) => (
        <option key={pair.en} value={pair.en}>
          {language === 'ar' ? `${pair.ar} – ${pair.en}` : `${pair.en} – ${pair.ar}`}
        </option>
      ))}
    </SelectField>
  );
}
