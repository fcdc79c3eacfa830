import { hasSearchableText } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { ButtonLink, EmptyState } from '@manjara/ui';
import { PROJECTS_PATH } from '../projects-query';

/** Nothing matches, or there is nothing yet (spec §8). */
export function NoProjects({ filtered, search }: { filtered: boolean; search: string }) {
  const t = useText();
  return (
    <EmptyState
      icon="search-empty"
      title={t('projectsp.message')}
      action={filtered && <ButtonLink to={PROJECTS_PATH}>{t('projectsp.showAll')}</ButtonLink>}
    >
      {filtered && (
        <p>
          {search && !hasSearchableText(search)
            ? t('projectsp.nothingToSearch', { search })
            : t('projectsp.messageText')}
        </p>
      )}
    </EmptyState>
  );
}
