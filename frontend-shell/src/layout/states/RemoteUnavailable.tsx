import { useText } from '@manjara/platform';
import { ErrorActions } from './ErrorActions';
import { StatePage } from './StatePage';

export function RemoteUnavailable() {
  const t = useText();
  return (
    <StatePage
      icon="unavailable"
      title={t('shell.states.unavailableTitle')}
      action={<ErrorActions />}
    >
      <p>{t('shell.states.unavailable')}</p>
    </StatePage>
  );
}
