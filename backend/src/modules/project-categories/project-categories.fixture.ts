import { categoryOperations } from '../../../test/contract/support/categories';
import type { Operation } from '../../../test/contract/support/operation';

const LABELS: unknown = expect.arrayContaining([
  {
    en: expect.any(String) as unknown,
    ar: expect.any(String) as unknown,
    former: expect.any(Array) as unknown,
  },
]);

export const operations: readonly Operation[] = [
  ...categoryOperations('/project-categories'),
  {
    method: 'GET',
    path: '/categories',
    access: 'public',
    status: 200,
    answer: () => ({ projects: LABELS, products: LABELS }),
  },
];
