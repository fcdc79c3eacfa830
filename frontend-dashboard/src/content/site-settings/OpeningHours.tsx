import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import type { UseFormReturn } from 'react-hook-form';
import { LocalisedFields } from '../../fields/LocalisedFields';
import { Notice } from '../../page/Notice';
import type { SettingsValues } from './settings-values';
import styles from './OpeningHours.module.css';

/** The opening hours; asks about the other language when only one was changed. */
export function OpeningHours({ form }: { form: UseFormReturn<SettingsValues> }) {
  const t = useText();
  const { dirtyFields } = form.formState;
  const isEnglish = Boolean(dirtyFields.openingHours);
  const changed = isEnglish ? 'english' : 'arabic';
  const asks = isEnglish !== Boolean(dirtyFields.arOpeningHours);
  return (
    <>
      <LocalisedFields
        form={form}
        names={['openingHours', 'arOpeningHours']}
        label={t('dashboard.siteSettings.fields.openingHours')}
        maxLength={LIMITS.shortText}
        required={false}
      />
      {asks && (
        <Notice>
          <p>{t(`dashboard.siteSettings.hours.${changed}`)}</p>
          <Button
            variant="ghost"
            size="s"
            className={styles.other}
            onClick={() => form.setFocus(isEnglish ? 'arOpeningHours' : 'openingHours')}
          >
            {t(`dashboard.siteSettings.hours.${changed}Action`)}
          </Button>
        </Notice>
      )}
    </>
  );
}
