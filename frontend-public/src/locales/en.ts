import common from '@manjara/ui/locales/en.json';
import home from '../features/home/locales/en.json';
import contact from '../shared/contact/locales/en.json';
import pages from '../shared/locales/en.json';

export default {
  ...common,
  ...pages,
  ...contact,
  ...home,
};
