import { useText } from '@manjara/platform';
import { TextField } from '@manjara/ui';

/** The filter by date, which exists and is hidden and cannot be used (spec §4). */
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
