import { useCategories, useLanguage, useText } from '@manjara/platform';
import { SelectField, TextAreaField, TextField } from '@manjara/ui';
import { type FormEvent, useState } from 'react';
import { useVisitorForm } from '../../../shared/forms/useVisitorForm';
import { FieldPair, VisitorForm } from '../../../shared/forms/VisitorForm';
import { sendApplication } from '../api/send-application';
import { useCv } from '../hooks/useCv';
import { CV_CHOSEN, JOIN_LIMITS, JOIN_SPEC, type JoinField, toApplication } from '../join-fields';
import { CvField } from './CvField';

/** The job application (spec §2, §4, §5). After a reload everything but the CV is restored. */
export function JoinForm() {
  const t = useText();
  const { language } = useLanguage();
  const { products: jobs } = useCategories();
  const [progress, setProgress] = useState<number | null>(null);
  const { problems, setProblem, draft, ...state } = useVisitorForm(
    JOIN_SPEC,
    async (form, language) => {
      setProgress(0);
      try {
        await sendApplication(toApplication(form), { language, onProgress: setProgress });
      } finally {
        setProgress(null);
      }
    },
  );
  const cv = useCv(state.form, setProblem);

  function chooseCv(event: FormEvent<HTMLInputElement>): void {
    void cv.choose(event.currentTarget);
    draft.save();
  }

  const errorOf = (name: JoinField) => {
    const problem = problems[name];
    if (problem === 'missing') return name !== 'phone' && t(`join.form.missing.${name}`);
    if (problem === 'invalid')
      return t(name === 'phone' ? 'contact.problems.invalid.phone' : 'popups.valid');
    return problem?.language === language ? problem.sentence : problem && t('join.form.refused');
  };
  const field = (name: Exclude<JoinField, 'cv'>) => ({
    name,
    label: t(`join.form.fields.${name}`),
    required: name !== 'phone',
    error: errorOf(name),
  });

  return (
    <VisitorForm state={state} texts="join.form">
      <TextField {...field('name')} maxLength={JOIN_LIMITS.name} autoComplete="name" />
      <FieldPair>
        <TextField
          {...field('email')}
          maxLength={JOIN_LIMITS.email}
          // Not type="email": browsers would change the entered text.
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <TextField
          {...field('phone')}
          maxLength={JOIN_LIMITS.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </FieldPair>
      <SelectField {...field('job')} hint={t('join.form.jobHint')} defaultValue="">
        <option value="" disabled>
          {t('join.form.chooseJob')}
        </option>
        {jobs.map((job) => (
          <option key={job.en} value={job.en}>
            {job[language]}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...field('message')} maxLength={JOIN_LIMITS.message} />
      <CvField
        cv={cv.chosen}
        sent={progress}
        lost={cv.lost}
        error={errorOf('cv')}
        onChange={chooseCv}
      />
      <input type="hidden" name={CV_CHOSEN} onInput={(event) => cv.restore(event.currentTarget)} />
    </VisitorForm>
  );
}
