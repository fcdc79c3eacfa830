import { useLanguage, useText } from '@manjara/platform';
import type { Advice } from './advice';
import { FormNote } from './FormNote';

/** Says what helps after a form could not be sent, also once the page's language has changed. */
export function FormAdvice({ advice }: { advice: Advice | undefined }) {
  const t = useText();
  const { language } = useLanguage();
  if (!advice) return null;
  if (advice === 'unreached') return <FormNote icon="offline">{t('contact.unreached')}</FormNote>;
  const sentence = advice.language === language ? advice.sentence : '';
  return <FormNote icon="clock">{sentence || t('contact.later')}</FormNote>;
}
