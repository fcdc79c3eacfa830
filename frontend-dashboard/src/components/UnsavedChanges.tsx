import { type BlockerFunction, useBlocker, useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { dropOpenDrafts } from '../hooks/useDraft';
import type { Sending } from '../hooks/useSending';
import type { Subject } from '../lib/subject';
import { unsavedForms } from '../lib/unsaved-forms';
import { LeaveWhileSendingDialog } from './LeaveWhileSendingDialog';

/** What leaving the screen would lose or leave unfinished. */
export interface Unsaved {
  dirty: boolean;
  subject: Subject;
  sending: Omit<Sending, 'again'>;
}

type Report = (id: string, form: Unsaved | null) => void;

const UnsavedForms = createContext<Report | null>(null);
const GiveUp = createContext(() => undefined as void);

/** Gives up what is not saved, so that the screen is left without a question. */
export const useGiveUpUnsaved = () => useContext(GiveUp);

/** Tells the frame whether this form holds changes that leaving would lose, or is being sent. */
export function useUnsavedChanges({ dirty, subject, sending }: Unsaved): void {
  const id = useId();
  const report = useContext(UnsavedForms);
  const { sent, cancel, failure } = sending;
  const open = dirty || sent !== null;
  useEffect(() => {
    report?.(id, open ? { dirty, subject, sending: { sent, cancel, failure } } : null);
  }, [report, id, open, dirty, subject, sent, cancel, failure]);
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
    const sent = [...current.current].filter(([, { sending }]) => sending.sent !== null);
    current.current = new Map(sent);
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
  const asked = blocked && forms.size > 0;
  const stay = () => blocker.reset?.();
  function leave() {
    dropOpenDrafts();
    blocker.proceed?.();
  }
  // What was asked about has been saved meanwhile, and its toast says so.
  useEffect(() => {
    if (blocked && forms.size === 0) blocker.reset();
  }, [blocked, forms, blocker]);

  const sending = useMemo(
    () => [...forms.values()].find((form) => form.sending.sent !== null),
    [forms],
  );
  return (
    <UnsavedForms value={report}>
      <GiveUp value={giveUp}>{children}</GiveUp>
      {sending && <LeaveWhileSendingDialog open={asked} {...sending} onWait={stay} />}
      <ConfirmDialog
        open={asked && !sending}
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
