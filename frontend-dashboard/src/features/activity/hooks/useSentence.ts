import type { Activity } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { fieldKeys } from './field-keys';

/** Describes an entry in a sentence. */
export function useSentence(): (activity: Activity) => string {
  const t = useText();
  const { language, locale } = useLanguage();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });

  function whatOf(activity: Activity): string {
    const { kind } = activity;
    if (!kind) return '';
    const name = inLanguage(activity, 'name', language) || t('dashboard.drafts.untitled');
    return t(`dashboard.activity.kinds.${kind}`, { name });
  }

  return (activity) => {
    const { action, kind, fields } = activity;
    const what = whatOf(activity);
    const labels = fieldKeys(kind, fields).map((key) => t(key));
    if (action !== 'changed' || labels.length === 0) {
      return t(`dashboard.activity.actions.${action}`, { what });
    }
    return t('dashboard.activity.changedFields', { what, fields: list.format(labels) });
  };
}
