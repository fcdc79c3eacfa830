import type { CategoryLists } from '@manjara/contracts';
import { createContext, useContext } from 'react';

/** The shell provides the lists that it has read for the page. */
export const CategoriesContext = createContext<CategoryLists>({ projects: [], products: [] });

/** Project categories and production lines, in the owner's order. */
export const useCategories = (): CategoryLists => useContext(CategoriesContext);
