import { useLocation, useText } from '@manjara/platform';
import { ButtonLink } from '@manjara/ui';

/**
 * What an error state offers: this page again, by a real page load, which asks the server anew
 * and works without script; or the home page.
 */
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
