import { DEFAULT_LANGUAGE, LANGUAGE_KEY } from '@manjara/contracts';
import { useLanguage } from '@manjara/platform';

/** Names the page's language in the address that a form leads to without JavaScript. */
export function LanguageField() {
  const { language } = useLanguage();
  if (language === DEFAULT_LANGUAGE) return null;
  return <input type="hidden" name={LANGUAGE_KEY} value={language} />;
}
