import { useLanguage, useText } from '@manjara/platform';

/** The rules of a text field, with their messages: filled in, and not longer than the server takes. */
export function useTextRules(maxLength: number, required = true) {
  const t = useText();
  const { locale } = useLanguage();
  return {
    validate: (value: unknown) =>
      !required || String(value ?? '').trim() !== '' || t('dashboard.forms.required'),
    maxLength: {
      value: maxLength,
      message: t('dashboard.forms.tooLong', {
        count: maxLength,
        number: maxLength.toLocaleString(locale),
      }),
    },
  };
}
