import ar from './locales/ar.json';
import en from './locales/en.json';

export { NotFound } from './NotFound';
export const notFoundTexts = { ar, en };
