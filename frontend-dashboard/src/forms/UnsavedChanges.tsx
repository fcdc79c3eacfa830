import { type BlockerFunction, useBlocker, useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import { useEffect, useId } from 'react';
import { dropOpenDrafts } from './useDraft';
import { forgetUnsavedForms, setUnsavedForm, unsavedForms } from '../session/unsaved-forms';

/** Discards unsaved changes, so that leaving the screen needs no confirmation. */
export function giveUpUnsaved(): void {
  dropOpenDrafts();
  forgetUnsavedForms();
}

/** Asks for confirmation before a screen is left whose form is dirty or being saved. */
export function useUnsavedChanges({ dirty, busy }: { dirty: boolean; busy: boolean }): void {
  const id = useId();
  useEffect(() => {
    setUnsavedForm(id, dirty || busy ? { busy } : null);
  }, [id, dirty, busy]);
  useEffect(() => () => setUnsavedForm(id, null), [id]);
}

const losesChanges: BlockerFunction = ({ currentLocation, nextLocation }) =>
  unsavedForms.get().size > 0 && currentLocation.pathname !== nextLocation.pathname;

/**
 * Asks before a navigation discards unsaved changes, once for all forms of a screen. Closing the
 * tab shows the browser's own dialog.
 */
export function UnsavedChanges() {
  const t = useText();
  const forms = unsavedForms.useValue();
  const blocker = useBlocker(losesChanges);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedForms.get().size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  const blocked = blocker.state === 'blocked';
  // While a form is being saved, wait for the result before asking.
  const asked = blocked && forms.size > 0 && ![...forms.values()].some(({ busy }) => busy);
  // The forms have been saved since: leave without asking.
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
