import shared from '../components/locales/ar.json';
import auth from '../features/auth/locales/ar.json';
import coming from '../features/coming/locales/ar.json';
import homeContent from '../features/home-content/locales/ar.json';
import inbox from '../features/inbox/locales/ar.json';
import products from '../features/products/locales/ar.json';
import profile from '../features/profile/locales/ar.json';
import projects from '../features/projects/locales/ar.json';
import reviews from '../features/reviews/locales/ar.json';
import shell from '../features/shell/locales/ar.json';

/** Every text of the dashboard in this language, under `dashboard.*`. */
export default {
  dashboard: {
    ...shared,
    auth,
    coming,
    homeContent,
    inbox,
    products,
    profile,
    projects,
    reviews,
    shell,
  },
};
