import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { useForm } from 'react-hook-form';
import { TwinFields } from '../../../components/TwinFields';
import { useUnsavedChanges } from '../../../components/UnsavedChanges';
import { withToast } from '../../../lib/with-toast';
import { type NewBox, useAddBox } from '../api/add-box';
import styles from './BoxForm.module.css';

const EMPTY: NewBox = { boxTitle: '', arBoxTitle: '', boxText: '', arBoxText: '' };

/** Adds a box to the about teaser; its fields clear afterwards (spec §4). */
export function BoxForm() {
  const t = useText();
  const { mutateAsync } = useAddBox();
  const form = useForm<NewBox>({ defaultValues: EMPTY });
  const { isSubmitting, isDirty } = form.formState;
  useUnsavedChanges(isDirty);

  const submit = form.handleSubmit(async (box) => {
    const result = await withToast(() => mutateAsync(box), {
      pending: t('dashboard.homeContent.addingBox'),
      success: t('dashboard.homeContent.boxAdded'),
      failure: t('dashboard.errors.unexpected'),
    });
    if (result.ok) form.reset(EMPTY);
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={isSubmitting}>
      <h3 className={styles.title}>{t('dashboard.homeContent.addBox')}</h3>
      <TwinFields
        form={form}
        names={['boxTitle', 'arBoxTitle']}
        label={t('dashboard.homeContent.boxTitle')}
        maxLength={LIMITS.shortText}
      />
      <TwinFields
        form={form}
        names={['boxText', 'arBoxText']}
        label={t('dashboard.homeContent.boxText')}
        maxLength={LIMITS.longText}
        multiline
        rows={3}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" icon="plus" loading={isSubmitting}>
          {t('dashboard.homeContent.addBox')}
        </Button>
      </div>
    </form>
  );
}
