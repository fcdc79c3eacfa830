import { useText } from '@manjara/platform';
import { ButtonLink } from '@manjara/ui';
import { StatePage } from './StatePage';

/** Sent with 429 and a Refresh header to a client over its limit. */
export function BusyPage() {
  const t = useText();
  return (
    <StatePage
      icon="unavailable"
      title={t('shell.states.busyTitle')}
      action={
        <ButtonLink to="/" icon="home">
          {t('common.backHome')}
        </ButtonLink>
      }
    >
      <p>{t('shell.states.busy')}</p>
    </StatePage>
  );
}
