import { useLanguage, useText } from '@manjara/platform';

/** From which share of the limit on a person wants to know how much is left. */
const NEAR = 0.8;

/** Says how many of a text's letters are used, once it is near its limit. */
export function useLimitUsed(maxLength: number) {
  const t = useText();
  const { locale } = useLanguage();
  return (text: string): string | undefined =>
    text.length < NEAR * maxLength
      ? undefined
      : t('dashboard.forms.lettersUsed', {
          number: text.length.toLocaleString(locale),
          max: maxLength.toLocaleString(locale),
        });
}
