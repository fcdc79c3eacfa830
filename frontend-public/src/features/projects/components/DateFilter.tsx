import { useText } from '@manjara/platform';
import { TextField } from '@manjara/ui';

/** Spec §4: the date filter exists, but is hidden and disabled. */
export function DateFilter() {
  const t = useText();
  return (
    <fieldset hidden disabled data-filter="date">
      <legend>{t('projectsp.dates.legend')}</legend>
      <TextField type="date" name="from" label={t('projectsp.dates.from')} />
      <TextField type="date" name="to" label={t('projectsp.dates.to')} />
    </fieldset>
  );
}
