import { useText } from '@manjara/platform';
import { CompanyLines } from './CompanyLines';
import { ErrorActions } from './ErrorActions';
import { StatePage } from './StatePage';

export function ErrorPage() {
  const t = useText();
  return (
    <StatePage title={t('shell.states.errorTitle')} action={<ErrorActions />}>
      <p>{t('shell.states.error')}</p>
      <CompanyLines />
    </StatePage>
  );
}
