import { useText } from '@manjara/platform';
import { ButtonLink, EmptyState } from '@manjara/ui';

/** Nothing matches, or there is nothing yet (spec §8). */
export function NoProjects({ filtered }: { filtered: boolean }) {
  const t = useText();
  return (
    <EmptyState
      icon="search-empty"
      title={t('projectsp.message')}
      action={filtered && <ButtonLink to="/projects">{t('projectsp.showAll')}</ButtonLink>}
    />
  );
}
