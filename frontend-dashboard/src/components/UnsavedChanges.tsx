import { type BlockerFunction, useBlocker, useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { dropOpenDrafts } from '../hooks/useDraft';
import { unsavedForms } from '../lib/unsaved-forms';

/** What leaving the screen would lose or leave unfinished. */
export interface Unsaved {
  dirty: boolean;
  /** It is being saved. */
  busy: boolean;
}

type Report = (id: string, form: Unsaved | null) => void;

const UnsavedForms = createContext<Report | null>(null);
const GiveUp = createContext(() => undefined as void);

/** Gives up what is not saved, so that the screen is left without a question. */
export const useGiveUpUnsaved = () => useContext(GiveUp);

/** Tells the frame whether this form holds changes that leaving would lose, or is being saved. */
export function useUnsavedChanges({ dirty, busy }: Unsaved): void {
  const id = useId();
  const report = useContext(UnsavedForms);
  const open = dirty || busy;
  useEffect(() => {
    report?.(id, open ? { dirty, busy } : null);
  }, [report, id, open, dirty, busy]);
  useEffect(() => () => report?.(id, null), [report, id]);
  useEffect(() => {
    if (!open) return;
    unsavedForms.add(id);
    return () => {
      unsavedForms.delete(id);
    };
  }, [id, open]);
}

/**
 * Asks before unsaved changes are left behind, once for all forms of a screen: the router is held
 * until the person has answered, and closing the tab asks in the browser's own words.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const t = useText();
  const [forms, setForms] = useState<ReadonlyMap<string, Unsaved>>(new Map());
  // The router asks before the next render.
  const current = useRef(forms);
  const report = useCallback<Report>((id, form) => {
    if (!form && !current.current.has(id)) return;
    const next = new Map(current.current);
    if (form) next.set(id, form);
    else next.delete(id);
    current.current = next;
    setForms(next);
  }, []);
  const giveUp = useCallback(() => {
    dropOpenDrafts();
    const saving = [...current.current].filter(([, { busy }]) => busy);
    current.current = new Map(saving);
    setForms(current.current);
  }, []);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        current.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
      [],
    ),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (current.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  const blocked = blocker.state === 'blocked';
  // While a form is being saved, the question waits for how that ends.
  const asked = blocked && forms.size > 0 && ![...forms.values()].some(({ busy }) => busy);
  const stay = () => blocker.reset?.();
  function leave() {
    dropOpenDrafts();
    blocker.proceed?.();
  }
  // Saved meanwhile, so leaving loses nothing.
  useEffect(() => {
    if (blocked && forms.size === 0) blocker.proceed();
  }, [blocked, forms, blocker]);

  return (
    <UnsavedForms value={report}>
      <GiveUp value={giveUp}>{children}</GiveUp>
      <ConfirmDialog
        open={asked}
        title={t('dashboard.forms.unsaved.title')}
        confirmLabel={t('dashboard.forms.unsaved.leave')}
        cancelLabel={t('dashboard.forms.unsaved.stay')}
        onConfirm={leave}
        onCancel={stay}
      >
        {t('dashboard.forms.unsaved.text')}
      </ConfirmDialog>
    </UnsavedForms>
  );
}
