import { useText } from '@manjara/platform';
import { ErrorState } from '@manjara/ui';
import { CompanyLines } from './CompanyLines';
import { StatePage } from './StatePage';
import { ErrorActions } from './ErrorActions';

export function ErrorPage() {
  const t = useText();
  const title = t('shell.states.errorTitle');
  return (
    <StatePage title={title}>
      <ErrorState level={1} title={title} action={<ErrorActions />}>
        <p>{t('shell.states.error')}</p>
        <CompanyLines />
      </ErrorState>
    </StatePage>
  );
}
