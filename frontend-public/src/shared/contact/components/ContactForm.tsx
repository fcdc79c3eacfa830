import { useText } from '@manjara/platform';
import { Button, TextAreaField, TextField } from '@manjara/ui';
import { Trap } from '../../components/Trap';
import { FormAdvice } from '../../forms/FormAdvice';
import { FormNote } from '../../forms/FormNote';
import { Received } from '../../forms/Received';
import { useHydrated } from '../../hooks/use-hydrated';
import { CONTACT_LIMITS, type ContactField } from '../contact-fields';
import { useContactForm } from '../hooks/use-contact-form';
import { Confirmation } from './Confirmation';
import styles from './ContactForm.module.css';

/** The message form of the home and contact pages (spec §2, §4, §5). */
export function ContactForm() {
  const t = useText();
  const hydrated = useHydrated();
  const contact = useContactForm();
  const { problems, submitting, outcome } = contact;

  const field = (name: ContactField) => ({
    name,
    label: t(`contact.fields.${name}`),
    maxLength: CONTACT_LIMITS[name],
    required: true,
    error: problems[name] && t(`contact.problems.${problems[name]}.${name}`),
  });

  return (
    <>
      <form
        ref={contact.form}
        className={styles.form}
        hidden={outcome.received}
        aria-label={t('contact.formLabel')}
        method="post"
        noValidate
        aria-busy={submitting}
        onSubmit={(event) => void contact.submit(event)}
        onInput={contact.change}
      >
        <div className={styles.pair}>
          <TextField {...field('firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} autoComplete="family-name" />
        </div>
        <div className={styles.pair}>
          <TextField {...field('email')} type="email" autoComplete="email" />
          <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        </div>
        <TextAreaField {...field('message')} />
        <Trap />
        <noscript>
          <FormNote icon="info">{t('contact.needsScript')}</FormNote>
        </noscript>
        <div role="status" className={styles.advice}>
          <FormAdvice advice={contact.advice} />
        </div>
        <Button
          type="submit"
          size="l"
          className={styles.submit}
          loading={submitting}
          disabled={!hydrated}
          icon="send"
        >
          {t('contact.submit')}
        </Button>
        <p className={styles.privacy}>{t('contact.privacy')}</p>
      </form>
      {outcome.received && (
        <Received
          box={outcome.box}
          title={t('contact.received.title')}
          text={t('contact.received.text')}
          another={t('contact.received.another')}
          onAnother={outcome.another}
        />
      )}
      <Confirmation open={outcome.confirmed} onClose={outcome.closeConfirmation} closesItself />
    </>
  );
}
