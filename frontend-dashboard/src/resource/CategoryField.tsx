import type { CategoryPair } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { SelectField } from '@manjara/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useFaultText } from '../fields/useFaultText';
import { fault } from '../fields/fault';
import { Help } from '../page/help/Help';
import styles from './CategoryField.module.css';
import type { ResourceValues } from './entity';

export interface CategoryFieldProps {
  form: UseFormReturn<ResourceValues>;
  categories: readonly CategoryPair[];
}

/** The category, chosen once for both languages: its labels come as a pair. */
export function CategoryField({ form, categories }: CategoryFieldProps) {
  const t = useText();
  const faultText = useFaultText();
  const { language } = useLanguage();
  return (
    <div className={styles.field}>
      <SelectField
        label={t('dashboard.forms.category')}
        required
        error={faultText(form.getFieldState('category', form.formState).error)}
        {...form.register('category', { required: fault('dashboard.forms.required') })}
      >
        <option value="">{t('dashboard.forms.chooseCategory')}</option>
        {categories.map((pair) => (
          <option key={pair.en} value={pair.en}>
            {language === 'ar' ? `${pair.ar} – ${pair.en}` : `${pair.en} – ${pair.ar}`}
          </option>
        ))}
      </SelectField>
      <span className={styles.help}>
        <Help topic="category" />
      </span>
    </div>
  );
}
