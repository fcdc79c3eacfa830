import common from '@manjara/ui/locales/ar.json';
import home from '../features/home/locales/ar.json';
import contact from '../shared/contact/locales/ar.json';
import pages from '../shared/locales/ar.json';

export default {
  ...common,
  ...pages,
  ...contact,
  ...home,
};
