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
import {
  applyLanguage,
  languageInAddress,
  languageOfAddress,
  storedLanguage,
  storeLanguage,
} from './language';
import type { RemoteLoader } from './remotes';
import type { Router } from './router';
import { loadShellTexts } from './shell-texts';

interface Props {
  i18n: I18n;
  /** Language of the server-rendered page. */
  initialLanguage: Language;
  remotes: RemoteLoader;
  router: Pick<Router, 'state' | 'subscribe'>;
  children: ReactNode;
}

/** Provides the language to the whole tree in the browser. */
export function App({ i18n, initialLanguage, remotes, router, children }: Props) {
  const [language, setCurrent] = useState(initialLanguage);

  const asked = useRef(initialLanguage);

  const setLanguage = useCallback(
    async (next: Language) => {
      asked.current = next;
      storeLanguage(next);
      const [texts] = await Promise.all([loadShellTexts(next), remotes.addTexts(next)]);
      addTexts(i18n, next, texts);
      // The last of several switches wins, whichever texts arrive first.
      if (asked.current !== next) return;
      setBrowserLanguage(next);
      applyLanguage(next);
      startTransition(() => setCurrent(next));
    },
    [i18n, remotes],
  );

  useEffect(() => {
    const stored = storedLanguage();
    // Store an equal language, too: the cookie may have expired.
    if (languageInAddress() || stored === initialLanguage) storeLanguage(initialLanguage);
    else if (stored) void setLanguage(stored);
  }, [initialLanguage, setLanguage]);

  const turn = useEffectEvent((address: Pick<Location, 'pathname' | 'search'>) => {
    const next = languageOfAddress(address);
    // If the texts cannot be loaded, the address returns to the shown language.
    if (next && next !== asked.current) setLanguage(next).catch(() => setLanguage(language));
  });
  useEffect(() => {
    let { key } = router.state.location;
    // Router events, not `popstate`: a blocked navigation must not switch the language.
    return router.subscribe(({ navigation, historyAction, location: reached }) => {
      const entry = navigation.location ?? reached;
      if (entry.key === key) return;
      key = entry.key;
      if ((navigation.historyAction ?? historyAction) !== 'POP') return;
      // A language switch changes the URL without the router, so read the browser's.
      turn(navigation.location ?? location);
    });
  }, [router]);

  const state = useMemo<LanguageState>(() => ({ language, setLanguage }), [language, setLanguage]);
  return (
    <LanguageProvider i18n={i18n} state={state}>
      {children}
    </LanguageProvider>
  );
}
