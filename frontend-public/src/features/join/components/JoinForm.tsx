import { PRODUCT_CATEGORIES } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { Button, SelectField, TextAreaField, TextField } from '@manjara/ui';
import { Trap } from '../../../shared/components/Trap';
import { FormAdvice } from '../../../shared/forms/FormAdvice';
import { FormNote } from '../../../shared/forms/FormNote';
import { Received } from '../../../shared/forms/Received';
import { Confirmation } from '../../../shared/contact/components/Confirmation';
import { useHydrated } from '../../../shared/hooks/use-hydrated';
import { useJoinForm } from '../hooks/use-join-form';
import { CV_CHOSEN, JOIN_LIMITS, type JoinField } from '../join-fields';
import { CvField } from './CvField';
import styles from './JoinForm.module.css';

/** The job application (spec §2, §4, §5). */
export function JoinForm() {
  const t = useText();
  const { language } = useLanguage();
  const hydrated = useHydrated();
  const join = useJoinForm();
  const { outcome } = join;

  const errorOf = (name: JoinField) => {
    const problem = join.problems[name];
    if (problem === 'missing') return t(`join.form.missing.${name}`);
    if (problem === 'no-pdf') return t('popups.valid');
    return problem?.language === language ? problem.sentence : problem && t('join.form.refused');
  };
  const field = (name: Exclude<JoinField, 'cv'>) => ({
    name,
    label: t(`join.form.fields.${name}`),
    required: true,
    error: errorOf(name),
  });

  return (
    <>
      <form
        ref={join.form}
        className={styles.form}
        hidden={outcome.received}
        aria-label={t('join.form.label')}
        method="post"
        noValidate
        aria-busy={join.submitting}
        onSubmit={(event) => void join.submit(event)}
        onInput={join.change}
      >
        <div className={styles.pair}>
          <TextField {...field('name')} maxLength={JOIN_LIMITS.name} autoComplete="name" />
          <TextField
            {...field('email')}
            maxLength={JOIN_LIMITS.email}
            // Not the e-mail type, under which browsers rewrite what was typed.
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        </div>
        <SelectField {...field('job')} defaultValue="">
          <option value="" disabled>
            {t('join.form.chooseJob')}
          </option>
          {PRODUCT_CATEGORIES.map((job) => (
            <option key={job.en} value={job.en}>
              {job[language]}
            </option>
          ))}
        </SelectField>
        <TextAreaField {...field('message')} maxLength={JOIN_LIMITS.message} />
        <CvField
          cv={join.cv}
          sent={join.sent}
          lost={join.cvLost}
          error={errorOf('cv')}
          onChange={join.chooseCv}
        />
        <input type="hidden" name={CV_CHOSEN} />
        <Trap />
        <noscript>
          <FormNote icon="info">{t('contact.needsScript')}</FormNote>
        </noscript>
        <div role="status" className={styles.advice}>
          <FormAdvice advice={join.advice} />
        </div>
        <Button
          type="submit"
          size="l"
          className={styles.submit}
          loading={join.submitting}
          disabled={!hydrated}
          icon="send"
        >
          {t('join.form.submit')}
        </Button>
        <p className={styles.privacy}>{t('join.form.privacy')}</p>
      </form>
      {outcome.received && (
        <Received
          box={outcome.box}
          title={t('join.form.received.title')}
          text={t('join.form.received.text')}
          another={t('join.form.received.another')}
          onAnother={outcome.another}
        />
      )}
      <Confirmation open={outcome.confirmed} onClose={outcome.closeConfirmation} />
    </>
  );
}
