import { defineCategories } from '../../item-list/define-categories';
import { ItemListScreen } from '../../item-list/ItemListScreen';

const projectCategories = defineCategories('project-categories', 'project-category', 'layers');

export default function ProjectCategoriesPage() {
  return (
    <ItemListScreen
      list={projectCategories}
      texts="project-categories"
      pages={[{ path: '/projects', name: 'dashboard.projects.title' }]}
    />
  );
}
