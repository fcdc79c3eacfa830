import shared from '../components/locales/ar.json';
import aboutContent from '../features/about-content/locales/ar.json';
import auth from '../features/auth/locales/ar.json';
import contactJoin from '../features/contact-join/locales/ar.json';
import homeContent from '../features/home-content/locales/ar.json';
import inbox from '../features/inbox/locales/ar.json';
import partners from '../features/partners/locales/ar.json';
import personalData from '../features/personal-data/locales/ar.json';
import products from '../features/products/locales/ar.json';
import profile from '../features/profile/locales/ar.json';
import projects from '../features/projects/locales/ar.json';
import reviews from '../features/reviews/locales/ar.json';
import shell from '../features/shell/locales/ar.json';

/** Every text of the dashboard in this language, under `dashboard.*`. */
export default {
  dashboard: {
    ...shared,
    aboutContent,
    auth,
    contactJoin,
    homeContent,
    inbox,
    partners,
    personalData,
    products,
    profile,
    projects,
    reviews,
    shell,
  },
};
