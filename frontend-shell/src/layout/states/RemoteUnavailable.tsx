import { useText } from '@manjara/platform';
import { ErrorState } from '@manjara/ui';
import { StatePage } from './StatePage';
import { ErrorActions } from './ErrorActions';

export function RemoteUnavailable() {
  const t = useText();
  const title = t('shell.states.unavailableTitle');
  return (
    <StatePage title={title}>
      <ErrorState level={1} icon="unavailable" title={title} action={<ErrorActions />}>
        <p>{t('shell.states.unavailable')}</p>
      </ErrorState>
    </StatePage>
  );
}
