import '@manjara/ui/state-icons';
import { useLocation, useText } from '@manjara/platform';
import { ButtonLink } from '@manjara/ui';

/** Actions of an error page: reload by a document load, which works without script, or go home. */
export function ErrorActions() {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <>
      <ButtonLink to={{ pathname, search }} reloadDocument icon="refresh">
        {t('common.retry')}
      </ButtonLink>
      <ButtonLink to="/" variant="secondary" icon="home">
        {t('common.backHome')}
      </ButtonLink>
    </>
  );
}
