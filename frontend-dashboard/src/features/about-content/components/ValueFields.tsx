import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import type { UseFormReturn } from 'react-hook-form';
import { DescribedPicture } from '../../../pictures/DescribedPicture';
import { LocalisedFields } from '../../../components/LocalisedFields';
import { VALUE_CROPS } from '../../../pictures/crops';
import type { ValueTexts } from '../hooks/value-form';

/** What is valued, and its picture. */
export function ValueFields({ form }: { form: UseFormReturn<ValueTexts> }) {
  const t = useText();
  return (
    <>
      <LocalisedFields
        form={form}
        names={['value', 'arValue']}
        label={t('dashboard.aboutContent.value')}
        maxLength={LIMITS.shortText}
      />
      <DescribedPicture
        form={form}
        label={t('dashboard.aboutContent.valueImage')}
        crops={VALUE_CROPS}
      />
    </>
  );
}
