import { useLanguage, useText } from '@manjara/platform';
import { TextAreaField, TextField } from '@manjara/ui';
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useFaultText } from './useFaultText';
import { useLimitUsed } from './useLimitUsed';
import { textRules } from './text-rules';
import styles from './LocalisedFields.module.css';

export interface LocalisedFieldsProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** Names of the English and the Arabic field, e.g. `name` and `arName`. */
  names: readonly [english: FieldPath<V>, arabic: FieldPath<V>];
  label: string;
  hint?: string;
  maxLength: number;
  required?: boolean;
  multiline?: boolean;
  rows?: number;
}

const ENGLISH = { side: 0, lang: 'en', dir: 'ltr', suffix: 'inEnglish' } as const;
const ARABIC = { side: 1, lang: 'ar', dir: 'rtl', suffix: 'inArabic' } as const;

/** The page's language comes first. */
const SIDES = { en: [ENGLISH, ARABIC], ar: [ARABIC, ENGLISH] } as const;

/** Both languages of a text side by side, each with its direction (spec §1). */
export function LocalisedFields<V extends FieldValues>(props: LocalisedFieldsProps<V>) {
  const { form, names, label, hint, maxLength, required = true, multiline, rows } = props;
  const t = useText();
  const { language } = useLanguage();
  const faultText = useFaultText();
  const texts = useWatch({ control: form.control, name: [...names] }).map((text) =>
    String(text ?? '').trim(),
  );
  const used = useLimitUsed(maxLength);
  const oneMissing = !required && texts.filter(Boolean).length === 1;
  const Field = multiline ? TextAreaField : TextField;
  return (
    <div className={styles.pair}>
      {SIDES[language].map(({ side, lang, dir, suffix }) => {
        const name = names[side];
        return (
          <Field
            key={lang}
            label={t(`dashboard.forms.${suffix}`, { name: label })}
            hint={oneMissing && !texts[side] ? t('dashboard.forms.languageMissing') : hint}
            counter={used(texts[side] ?? '')}
            lang={lang}
            dir={dir}
            required={required}
            error={faultText(form.getFieldState(name, form.formState).error)}
            {...(multiline ? { rows: rows ?? 5 } : undefined)}
            {...form.register(name, textRules(maxLength, required))}
          />
        );
      })}
    </div>
  );
}
