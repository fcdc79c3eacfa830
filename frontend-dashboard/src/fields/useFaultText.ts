import { useLanguage, useText } from '@manjara/platform';
import type { FieldError } from 'react-hook-form';
import { faultText } from './fault';

/** Translates a field error into the page's language. */
export function useFaultText(): (error: Partial<FieldError> | undefined) => string | undefined {
  const t = useText();
  const { language, locale } = useLanguage();
  return (error) => {
    // The server's message exists only in the language of the request.
    if (error?.type === 'server') {
      const sentence = error.types?.[language];
      return typeof sentence === 'string' ? sentence : t('dashboard.forms.refused');
    }
    return error?.message && faultText(error.message, t, locale);
  };
}
