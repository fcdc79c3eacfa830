import { inLanguage, JsonLd, type PagePath, useLanguage, useText } from '@manjara/platform';
import { categoryPaths } from '../../../shared/category-path';
import { PageHead } from '../../../shared/components/PageHead';
import { useNumberFormat } from '../../../shared/hooks/useNumberFormat';
import { withAlt } from '../../../shared/share-picture';
import { useListTitle } from '../hooks/useListTitle';
import type { ProjectsPageState } from '../hooks/useProjectsPage';
import type { ProjectsQuery } from '../projects-query';
import { ProjectHead, useProjectData } from './ProjectHead';

/**
 * The canonical path of the list: one category, or all. Several categories count as all. A search
 * and an unknown category have none, so they are not indexed.
 */
function pathOf({ categories, page, search, unknown }: ProjectsQuery): PagePath | undefined {
  if (search || unknown) return undefined;
  const [category] = categories;
  if (categories.length > 1) return '/projects';
  const query = page > 1 ? `?page=${page}` : '';
  return category ? categoryPaths(category, query) : `/projects${query}`;
}

/** Metadata of the portfolio, or of the open project, for search engines and shared links. */
export function ProjectsHead({ page }: { page: ProjectsPageState }) {
  const t = useText();
  const { language } = useLanguage();
  const projectData = useProjectData();
  const format = useNumberFormat();
  const { categories, page: number } = page.query;
  const category = categories.length === 1 ? categories[0] : undefined;
  const list = useListTitle(category);
  if (page.project) return <ProjectHead project={page.project} />;
  const first = page.projects[0];
  const introduction = page.category && inLanguage(page.category, 'introduction', language);
  const part = number > 1 ? ` · ${t('common.pagination.page', { page: format(number) })}` : '';
  return (
    <>
      <PageHead
        page={category ? undefined : 'projects'}
        path={page.missing ? undefined : pathOf(page.query)}
        title={list + part}
        description={
          introduction ||
          (category ? t('projectsp.descriptionOf', { title: list }) : t('projectsp.description'))
        }
        picture={first && withAlt(first.image, language)}
        trail={category ? [{ name: t('projectsp.title'), path: '/projects' }] : []}
      />
      {first && (
        <JsonLd
          data={{
            '@type': 'ItemList',
            itemListElement: page.projects.map((project, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: projectData(project),
            })),
          }}
        />
      )}
    </>
  );
}
