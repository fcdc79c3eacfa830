import type { CategoryPair } from '@manjara/contracts';
import { type ComponentType, useMemo } from 'react';
import { useCategoryPairs } from '../api/categories';
import type { CategoryField, Resource } from './define-resource';

export interface WithCategoriesProps {
  resource: Resource;
  Screen: ComponentType<{ resource: Resource }>;
}

/** A screen of a resource, with the categories that the owner has now. */
export function WithCategories({ resource, Screen }: WithCategoriesProps) {
  const field = resource.fields.find((each) => each.kind === 'category');
  if (!field) return <Screen resource={resource} />;
  return <Categorized resource={resource} field={field} Screen={Screen} />;
}

function Categorized({ resource, field, Screen }: WithCategoriesProps & { field: CategoryField }) {
  // As text: the same labels must give the same resource, or forms would start again.
  const labels = JSON.stringify(useCategoryPairs(field.list));
  const current = useMemo((): Resource => {
    const categories = JSON.parse(labels) as CategoryPair[];
    const fields = resource.fields.map((each) =>
      each === field ? { ...field, categories } : each,
    );
    return { ...resource, fields };
  }, [resource, field, labels]);
  return <Screen resource={current} />;
}
