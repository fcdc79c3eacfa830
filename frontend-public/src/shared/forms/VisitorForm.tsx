import { useText } from '@manjara/platform';
import { Button, useHydrated } from '@manjara/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { ConfirmationProps } from './Confirmation';
import { FormNote } from './FormNote';
import { Honeypot } from './Honeypot';
import { Received } from './Received';
import { SubmitError } from './SubmitError';
import type { VisitorFormState } from './useVisitorForm';
import styles from './VisitorForm.module.css';

interface Props {
  state: VisitorFormState;
  /** Namespace of its texts. */
  texts: 'contact' | 'join.form' | 'quote.form';
  /** When an answer comes, once it is sent. */
  promise?: string;
  /** Whether the confirmation also closes by itself (spec §4, §9). */
  confirmationClosesItself?: boolean;
  /** What its button says, if that depends on the answers. */
  submit?: ReactNode;
  children: ReactNode;
}

/** The frame of the contact and join forms: errors, submit button, confirmation. */
export function VisitorForm({
  state,
  texts,
  promise,
  confirmationClosesItself,
  submit,
  children,
}: Props) {
  const t = useText();
  const hydrated = useHydrated();
  const { form, outcome, submitting } = state;
  const [Confirmation, setConfirmation] = useState<ComponentType<ConfirmationProps>>();
  // Loaded when the form gets focus. A failed load shows the plain confirmation.
  const prepareConfirmation = () =>
    import(/* webpackChunkName: "confirmation" */ './Confirmation').then(
      (it) => setConfirmation(() => it.Confirmation),
      () => {},
    );
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        hidden={outcome.received}
        aria-label={t(`${texts}.label`)}
        method="post"
        noValidate
        aria-busy={submitting}
        onSubmit={(event) => void state.submit(event)}
        onInput={state.change}
        onFocus={Confirmation ? undefined : prepareConfirmation}
      >
        {children}
        <Honeypot />
        <noscript>
          <FormNote icon="info">{t('contact.needsScript')}</FormNote>
        </noscript>
        <div role="status" className={styles.error}>
          <SubmitError error={state.submitError} />
        </div>
        <Button
          type="submit"
          size="l"
          className={styles.submit}
          loading={submitting}
          disabled={!hydrated}
          icon="send"
        >
          {submit ?? t(`${texts}.submit`)}
        </Button>
        <p className={styles.privacy}>{t(`${texts}.privacy`)}</p>
      </form>
      {outcome.received && (
        <Received
          box={outcome.box}
          title={t(texts === 'contact' ? 'popups.sent' : `${texts}.received.title`)}
          text={promise || t(`${texts}.received.text`)}
          another={t(`${texts}.received.another`)}
          onAnother={outcome.another}
        />
      )}
      {Confirmation && (
        <Confirmation
          open={outcome.confirmed}
          onClose={outcome.closeConfirmation}
          closesItself={confirmationClosesItself}
        />
      )}
    </>
  );
}

/** Two short fields, side by side if there is space. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
