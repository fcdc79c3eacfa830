import { useLanguage, useText } from '@manjara/platform';
import type { FieldError } from 'react-hook-form';
import { faultText } from '../lib/fault';

/** Says in the page's language what is wrong with a field. */
export function useFaultText(): (error: Partial<FieldError> | undefined) => string | undefined {
  const t = useText();
  const { language, locale } = useLanguage();
  return (error) => {
    // The server's sentence is in the language that it was asked in.
    if (error?.type === 'server') {
      const sentence = error.types?.[language];
      return typeof sentence === 'string' ? sentence : t('dashboard.forms.refused');
    }
    return error?.message && faultText(error.message, t, locale);
  };
}
