import { useText } from '@manjara/platform';
import { TextField } from '@manjara/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useFaultText } from '../../fields/useFaultText';
import { fault } from '../../fields/fault';
import { textRules } from '../../fields/text-rules';
import { storedSetting, SETTING_RULES, type SingleField } from './setting-rules';
import type { SettingsValues } from './settings-values';

interface SettingFieldProps {
  form: UseFormReturn<SettingsValues>;
  name: SingleField;
  hint?: string;
}

/** A setting that is the same in both languages: numbers and addresses, read from left to right. */
export function SettingField({ form, name, hint }: SettingFieldProps) {
  const t = useText();
  const { inputMode, maxLength, isValid, fault: wrong } = SETTING_RULES[name];
  const faultText = useFaultText();
  return (
    <TextField
      label={t(`dashboard.siteSettings.fields.${name}`)}
      hint={hint}
      dir="ltr"
      inputMode={inputMode}
      error={faultText(form.formState.errors[name])}
      {...form.register(name, {
        ...textRules(maxLength, false),
        validate: (text) =>
          !text.trim() ||
          isValid(storedSetting(name, text)) ||
          fault(`dashboard.siteSettings.${wrong}`),
      })}
    />
  );
}
