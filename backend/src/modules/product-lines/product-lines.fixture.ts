import { categoryOperations } from '../../../test/contract/support/categories';

export const operations = categoryOperations('/product-lines');
