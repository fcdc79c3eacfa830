import type { SiteSettings } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { TextField } from '@manjara/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useTextRules } from '../../../hooks/useTextRules';
import { keptSetting, SETTING_RULES, type SingleField } from '../hooks/setting-rules';

interface SettingFieldProps {
  form: UseFormReturn<SiteSettings>;
  name: SingleField;
  hint?: string;
}

/** A setting that is the same in both languages: numbers and addresses, read from left to right. */
export function SettingField({ form, name, hint }: SettingFieldProps) {
  const t = useText();
  const { inputMode, maxLength, isValid, fault } = SETTING_RULES[name];
  const rules = useTextRules(maxLength, false);
  return (
    <TextField
      label={t(`dashboard.siteSettings.fields.${name}`)}
      hint={hint}
      dir="ltr"
      inputMode={inputMode}
      error={form.formState.errors[name]?.message}
      {...form.register(name, {
        ...rules,
        validate: (text) =>
          !text.trim() || isValid(keptSetting(name, text)) || t(`dashboard.siteSettings.${fault}`),
      })}
    />
  );
}
