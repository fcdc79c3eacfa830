import about from '../features/about/locales/en.json';
import contactPage from '../features/contact/locales/en.json';
import home from '../features/home/locales/en.json';
import join from '../features/join/locales/en.json';
import notFound from '../features/not-found/locales/en.json';
import production from '../features/production/locales/en.json';
import projects from '../features/projects/locales/en.json';
import contact from '../shared/contact/locales/en.json';
import pages from '../shared/locales/en.json';

export default {
  ...pages,
  ...contact,
  ...home,
  ...projects,
  ...production,
  ...about,
  ...join,
  ...contactPage,
  ...notFound,
};
