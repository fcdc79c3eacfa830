import about from '../features/about/locales/ar.json';
import contactPage from '../features/contact/locales/ar.json';
import home from '../features/home/locales/ar.json';
import join from '../features/join/locales/ar.json';
import notFound from '../features/not-found/locales/ar.json';
import production from '../features/production/locales/ar.json';
import projects from '../features/projects/locales/ar.json';
import contact from '../shared/contact/locales/ar.json';
import pages from '../shared/locales/ar.json';

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
