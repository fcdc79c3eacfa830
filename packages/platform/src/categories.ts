import { type CategoryLists, FIRST_CATEGORIES } from '@manjara/contracts';
import { createContext, useContext } from 'react';

/** The shell provides the lists that it has read for the page. */
export const CategoriesContext = createContext<CategoryLists>(FIRST_CATEGORIES);

/** Project categories and production lines, in the owner's order. */
export const useCategories = (): CategoryLists => useContext(CategoriesContext);
