import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Notice } from '../../../page/Notice';
import { Panel } from '../../../page/Panel';
import { EmailField } from '../../../fields/EmailField';
import { useFaultText } from '../../../fields/useFaultText';
import { dataSubject } from '../../../page/data-subject';
import { textRules } from '../../../fields/text-rules';
import { usePerson } from './usePerson';
import layout from '../../../page/layout.module.css';
import styles from '../PersonalDataPage.module.css';
import { ErasedResult, FoundResult } from './PersonResult';

/** Finds the stored data of one person by their e-mail address. */
export function PersonPanel() {
  const t = useText();
  const { person, find, save, erase, finding, failure, saving, erasing } = usePerson();
  const [subject] = useState(dataSubject.get);
  const form = useForm({ defaultValues: { email: subject ?? '' } });
  const faultText = useFaultText();
  const submit = form.handleSubmit(({ email }) => find(email));

  // A link on a card has already selected the person.
  const begin = useEffectEvent(() => void find(subject ?? ''));
  useEffect(() => {
    dataSubject.set(null);
    if (subject) begin();
  }, [subject]);

  return (
    <Panel title={t('dashboard.personalData.person')}>
      <p className={layout.muted}>{t('dashboard.personalData.personHelp')}</p>
      <form className={styles.search} onSubmit={submit} noValidate role="search">
        <EmailField
          label={t('dashboard.personalData.email')}
          // The browser must not suggest visitors' addresses to other users.
          autoComplete="off"
          spellCheck={false}
          error={faultText(form.formState.errors.email)}
          {...form.register('email', textRules(LIMITS.email))}
        />
        <Button type="submit" icon="search" loading={finding}>
          {t('dashboard.personalData.find')}
        </Button>
      </form>
      {failure && <Notice tone="error">{failure}</Notice>}
      {person?.state === 'held' && (
        <FoundResult
          key={person.email}
          email={person.email}
          held={person.held}
          saving={saving}
          erasing={erasing}
          onSave={() => void save(person.email)}
          onErase={() => void erase(person.email)}
        />
      )}
      {person?.state === 'erased' && <ErasedResult email={person.email} erased={person.erased} />}
    </Panel>
  );
}
