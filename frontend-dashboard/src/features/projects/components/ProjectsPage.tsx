import { PROJECT_CATEGORIES } from '@manjara/contracts';
import { inLanguage, useText } from '@manjara/platform';
import { TableScreen } from '../../../components/table/TableScreen';
import { useTableFilter } from '../../../hooks/useTableFilter';
import { PROJECT_SORTS, useProjects } from '../api/get-projects';

/** The project table (spec §2). */
export function ProjectsPage() {
  const t = useText();
  const table = useTableFilter(PROJECT_SORTS, PROJECT_CATEGORIES);
  return (
    <TableScreen
      of="projects"
      icon="building"
      table={table}
      query={useProjects(table.filter)}
      name={{
        head: t('dashboard.projects.fields.name'),
        text: (project, language) => inLanguage(project, 'name', language),
        field: 'name',
      }}
      fact={{
        head: t('dashboard.forms.category'),
        text: (project, language) => inLanguage(project, 'category', language),
        field: 'category',
      }}
      addPath="/dashboard/add-project"
      editPath={({ _id }) => `/dashboard/edit-project/${_id}`}
      viewPath={({ _id }) => `/projects?project=${_id}`}
    />
  );
}
