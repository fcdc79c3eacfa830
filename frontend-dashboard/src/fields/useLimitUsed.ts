import { useLanguage, useText } from '@manjara/platform';

/** Share of the limit from which on the length is shown. */
const NEAR = 0.8;

/** Text with the length and the limit, once a text is near the limit. */
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
