import { projectPath } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { aProduct, aProject, aReview } from './fixtures';
import { network } from './network';
import { TEXTS } from './project-form';

const [PROJECT, PRODUCT, REVIEW] = [aProject(), aProduct(), aReview()];

/** The resources of the dashboard; the tests of each run in one language. */
export const RESOURCES = [
  {
    of: 'projects',
    one: 'project',
    language: 'en',
    entity: PROJECT,
    site: projectPath(PROJECT, 'en'),
    typed: TEXTS,
    category: { category: 'Residential', arCategory: 'سكني' },
  },
  {
    of: 'products',
    one: 'product',
    language: 'ar',
    entity: PRODUCT,
    site: `/production?product=${PRODUCT._id}`,
    typed: { name: 'Oak door', arName: 'باب من البلوط', alt: 'A door', arAlt: 'باب' },
    category: { category: 'Doors', arCategory: 'الأبواب' },
  },
  {
    of: 'reviews',
    one: 'review',
    language: 'en',
    entity: REVIEW,
    site: `/#review-${REVIEW._id}`,
    typed: {
      title: 'On time',
      arTitle: 'في الموعد',
      name: 'Sara',
      arName: 'سارة',
      description: 'Every joint fits.',
      arDescription: 'كل وصلة في مكانها.',
      alt: 'Sara at her desk',
      arAlt: 'سارة عند مكتبها',
    },
    category: {},
  },
] as const;

export type ResourceCase = (typeof RESOURCES)[number];

/** The name of the entity in the language of its tests. */
export function titleOf({ entity, language }: ResourceCase): string {
  if ('title' in entity) return entity.title;
  return language === 'ar' ? entity.arName : entity.name;
}

export const serveList = (of: string, entities: object[], total = entities.length) =>
  network.on(`GET /${of}`, { body: entities, headers: { 'x-total-count': String(total) } });

const titles = () =>
  screen.getAllByRole('rowheader').map((header) => within(header).getByRole('link').textContent);

export const expectTitles = (...expected: string[]) =>
  waitFor(() => expect(titles()).toEqual(expected));
