import { type BlockerFunction, useBlocker, useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react';

const UnsavedForms = createContext<Set<string> | null>(null);

/** Tells the frame whether this form holds changes that leaving the screen would lose. */
export function useUnsavedChanges(unsaved: boolean): void {
  const id = useId();
  const forms = useContext(UnsavedForms);
  useEffect(() => {
    if (!unsaved) return;
    forms?.add(id);
    return () => {
      forms?.delete(id);
    };
  }, [forms, id, unsaved]);
}

/**
 * Asks before unsaved changes are left behind, once for all forms of a screen: the router is held
 * until the person has answered, and closing the tab asks in the browser's own words.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const t = useText();
  const [forms] = useState(() => new Set<string>());
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        forms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
      [forms],
    ),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (forms.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [forms]);

  return (
    <UnsavedForms value={forms}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={t('dashboard.forms.unsaved.title')}
        confirmLabel={t('dashboard.forms.unsaved.leave')}
        cancelLabel={t('dashboard.forms.unsaved.stay')}
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      >
        {t('dashboard.forms.unsaved.text')}
      </ConfirmDialog>
    </UnsavedForms>
  );
}
