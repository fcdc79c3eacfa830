import { useText } from '@manjara/platform';
import { ButtonLink, EmptyState } from '@manjara/ui';
import { PROJECTS_PATH } from '../projects-query';

/** Nothing matches, or there is nothing yet (spec §8). */
export function NoProjects({ filtered }: { filtered: boolean }) {
  const t = useText();
  return (
    <EmptyState
      icon="search-empty"
      title={t('projectsp.message')}
      action={filtered && <ButtonLink to={PROJECTS_PATH}>{t('projectsp.showAll')}</ButtonLink>}
    >
      {filtered && <p>{t('projectsp.messageText')}</p>}
    </EmptyState>
  );
}
