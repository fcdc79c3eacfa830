import type { Language } from '@manjara/contracts';
import {
  addTexts,
  type I18n,
  LanguageProvider,
  setBrowserLanguage,
  type LanguageState,
} from '@manjara/platform';
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { RemotesContext } from '../app/remotes';
import { shellTexts } from '../locales';
import { applyLanguage, languageInAddress, storedLanguage, storeLanguage } from './language';
import type { RemoteLoader } from './remotes';

interface Props {
  i18n: I18n;
  /** The language that the page came in. */
  initialLanguage: Language;
  remotes: RemoteLoader;
  children: ReactNode;
}

/** What the whole tree stands on in the browser: the language and the remotes. */
export function App({ i18n, initialLanguage, remotes, children }: Props) {
  const [language, setCurrent] = useState(initialLanguage);

  const setLanguage = useCallback(
    async (next: Language) => {
      storeLanguage(next);
      addTexts(i18n, next, shellTexts(next));
      await remotes.addTexts(next);
      setBrowserLanguage(next);
      applyLanguage(next);
      startTransition(() => setCurrent(next));
    },
    [i18n, remotes],
  );

  useEffect(() => {
    const stored = storedLanguage();
    if (languageInAddress()) storeLanguage(initialLanguage);
    else if (stored && stored !== initialLanguage) void setLanguage(stored);
  }, [initialLanguage, setLanguage]);

  const state = useMemo<LanguageState>(() => ({ language, setLanguage }), [language, setLanguage]);
  return (
    <LanguageProvider i18n={i18n} state={state}>
      <RemotesContext value={remotes.load}>{children}</RemotesContext>
    </LanguageProvider>
  );
}
