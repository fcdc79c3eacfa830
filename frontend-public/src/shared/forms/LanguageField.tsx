import { DEFAULT_LANGUAGE, LANGUAGE_KEY } from '@manjara/contracts';
import { useLanguage } from '@manjara/platform';

/** Keeps the language in the address of a form that is submitted without JavaScript. */
export function LanguageField() {
  const { language } = useLanguage();
  if (language === DEFAULT_LANGUAGE) return null;
  return <input type="hidden" name={LANGUAGE_KEY} value={language} />;
}
