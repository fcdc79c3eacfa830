import { useText } from '@manjara/platform';
import type { UseFormReturn } from 'react-hook-form';
import { SlotField } from '../../../components/content/SlotField';
import type { PartnerValues } from '../hooks/partner-form';

/** The logo of a partner, and the partner's name. */
export function PartnerFields({ form }: { form: UseFormReturn<PartnerValues> }) {
  const t = useText();
  return (
    <SlotField
      form={form}
      name="logo"
      label={t('dashboard.partners.logo')}
      altLabel={t('dashboard.partners.name')}
      hint={t('dashboard.partners.altHint')}
      required
    />
  );
}
