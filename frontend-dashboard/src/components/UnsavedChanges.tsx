import { type BlockerFunction, useBlocker, useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { dropOpenDrafts } from '../hooks/useDraft';
import {
  forgetUnsavedForms,
  onUnsavedForms,
  setUnsavedForm,
  unsavedForms,
} from '../lib/unsaved-forms';

/** Gives up what is not saved, so that the screen is left without a question. */
export function giveUpUnsaved(): void {
  dropOpenDrafts();
  forgetUnsavedForms();
}

/** Has the person asked before the screen is left while its form is dirty or being saved. */
export function useUnsavedChanges({ dirty, busy }: { dirty: boolean; busy: boolean }): void {
  const id = useId();
  useEffect(() => {
    setUnsavedForm(id, dirty || busy ? { busy } : null);
  }, [id, dirty, busy]);
  useEffect(() => () => setUnsavedForm(id, null), [id]);
}

const losesChanges: BlockerFunction = ({ currentLocation, nextLocation }) =>
  unsavedForms().size > 0 && currentLocation.pathname !== nextLocation.pathname;

/**
 * Asks before unsaved changes are left behind, once for all forms of a screen: the router is held
 * until the person has answered, and closing the tab asks in the browser's own words.
 */
export function UnsavedChanges() {
  const t = useText();
  const forms = useSyncExternalStore(onUnsavedForms, unsavedForms);
  const blocker = useBlocker(losesChanges);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedForms().size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  const blocked = blocker.state === 'blocked';
  // While a form is being saved, the question waits for how that ends.
  const asked = blocked && forms.size > 0 && ![...forms.values()].some(({ busy }) => busy);
  // Saved meanwhile, so leaving loses nothing.
  useEffect(() => {
    if (blocked && forms.size === 0) blocker.proceed();
  }, [blocked, forms, blocker]);

  return (
    <ConfirmDialog
      open={asked}
      title={t('dashboard.forms.unsaved.title')}
      confirmLabel={t('dashboard.forms.unsaved.leave')}
      cancelLabel={t('dashboard.forms.unsaved.stay')}
      onConfirm={() => {
        dropOpenDrafts();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      {t('dashboard.forms.unsaved.text')}
    </ConfirmDialog>
  );
}
