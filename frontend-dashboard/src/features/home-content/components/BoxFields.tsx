import { type Box, LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import type { UseFormReturn } from 'react-hook-form';
import { LocalisedFields } from '../../../components/LocalisedFields';

export type BoxTexts = Omit<Box, '_id'>;

export const boxTexts = ({ _id: _, ...texts }: Box): BoxTexts => texts;

/** What a box of the about teaser says. */
export function BoxFields({ form }: { form: UseFormReturn<BoxTexts> }) {
  const t = useText();
  return (
    <>
      <LocalisedFields
        form={form}
        names={['boxTitle', 'arBoxTitle']}
        label={t('dashboard.homeContent.boxTitle')}
        maxLength={LIMITS.name}
      />
      <LocalisedFields
        form={form}
        names={['boxText', 'arBoxText']}
        label={t('dashboard.homeContent.boxText')}
        maxLength={LIMITS.shortText}
        multiline
        rows={3}
      />
    </>
  );
}
