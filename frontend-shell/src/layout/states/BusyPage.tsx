import { useText } from '@manjara/platform';
import { ButtonLink, ErrorState } from '@manjara/ui';
import { StatePage } from './StatePage';

/** Sent with 429 and a Refresh header to a client over its limit. */
export function BusyPage() {
  const t = useText();
  const title = t('shell.states.busyTitle');
  return (
    <StatePage title={title}>
      <ErrorState
        level={1}
        icon="unavailable"
        title={title}
        action={
          <ButtonLink to="/" icon="home">
            {t('common.backHome')}
          </ButtonLink>
        }
      >
        <p>{t('shell.states.busy')}</p>
      </ErrorState>
    </StatePage>
  );
}
