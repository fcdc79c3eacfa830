import type { Language } from '@manjara/contracts';
import {
  addTexts,
  type I18n,
  LanguageProvider,
  setBrowserLanguage,
  type LanguageState,
} from '@manjara/platform';
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { RemotesContext } from '../app/remotes';
import {
  applyLanguage,
  languageInAddress,
  languageOfEntry,
  storedLanguage,
  storeLanguage,
} from './language';
import type { RemoteLoader } from './remotes';
import { loadShellTexts } from './shell-texts';

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

  const asked = useRef(initialLanguage);

  const setLanguage = useCallback(
    async (next: Language) => {
      asked.current = next;
      storeLanguage(next);
      const [texts] = await Promise.all([loadShellTexts(next), remotes.addTexts(next)]);
      addTexts(i18n, next, texts);
      // Of two switches the later one counts, whichever texts arrive first.
      if (asked.current !== next) return;
      setBrowserLanguage(next);
      applyLanguage(next);
      startTransition(() => setCurrent(next));
    },
    [i18n, remotes],
  );

  useEffect(() => {
    const stored = storedLanguage();
    // Also where they agree: the cookie may be gone.
    if (languageInAddress() || stored === initialLanguage) storeLanguage(initialLanguage);
    else if (stored) void setLanguage(stored);
  }, [initialLanguage, setLanguage]);

  const turn = useEffectEvent(() => {
    const next = languageOfEntry();
    // Where its texts cannot be had, the address goes on to say what is shown.
    if (next && next !== asked.current) setLanguage(next).catch(() => setLanguage(language));
  });
  useEffect(() => {
    // One listener for good: a listener that is replaced while the event is under way misses it.
    const onPop = () => turn();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  const state = useMemo<LanguageState>(() => ({ language, setLanguage }), [language, setLanguage]);
  return (
    <LanguageProvider i18n={i18n} state={state}>
      <RemotesContext value={remotes.load}>{children}</RemotesContext>
    </LanguageProvider>
  );
}
