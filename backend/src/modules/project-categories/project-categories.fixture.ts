import { categoryOperations } from '../../../test/contract/support/categories';
import type { Operation } from '../../../test/contract/support/operation';

const PAIR = {
  en: expect.any(String) as unknown,
  ar: expect.any(String) as unknown,
  former: expect.any(Array) as unknown,
};
const LABELS: unknown = expect.arrayContaining([PAIR]);
const COUNTED: unknown = expect.arrayContaining([
  { ...PAIR, count: expect.any(Number) as unknown },
]);

export const operations: readonly Operation[] = [
  ...categoryOperations('/project-categories'),
  {
    method: 'GET',
    path: '/categories',
    access: 'public',
    status: 200,
    answer: () => ({ projects: COUNTED, products: LABELS }),
  },
];
