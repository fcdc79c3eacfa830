import { toast, useLanguage, useText } from '@manjara/platform';
import { useFailureText } from './useFailureText';

export type GroupAction = 'delete' | 'unpublish' | 'publish' | 'category' | 'undo';

interface NamedFailure {
  name: string;
  error: unknown;
  /** In better words than the server's. */
  reason?: string;
}

/** Tells with which of several something could not be done, and why; the same reason once. */
export function useTellFailed() {
  const t = useText();
  const failureText = useFailureText();
  const { language, locale } = useLanguage();
  return (action: GroupAction, failed: readonly NamedFailure[], toastId: string): void => {
    const byReason = new Map<string, string[]>();
    for (const { name, error, ...better } of failed) {
      const reason = better.reason ?? failureText(error);
      const quoted = language === 'ar' ? `«${name}»` : `“${name}”`;
      byReason.set(reason, [...(byReason.get(reason) ?? []), quoted]);
    }
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    const told = [...byReason].map(([reason, names]) =>
      t(`dashboard.selection.failed.${action}`, { names: list.format(names), reason }),
    );
    toast.error(told.join(' '), { id: toastId });
  };
}
