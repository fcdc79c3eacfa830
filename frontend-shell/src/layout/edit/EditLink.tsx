import { Link, useLanguage, useLocation, useMatches } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import '@manjara/ui/edit-icon';
import { isFramed } from '../../client/framed';
import { editAddress } from './edit-address';
import styles from './EditLink.module.css';
import ar from './locales/ar.json';
import en from './locales/en.json';

// With this chunk, which visitors do not load.
const TEXTS = { ar, en };

/** Leads from a public page to the screen that edits it; in the browser of a signed-in admin only. */
export default function EditLink() {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  const to = editAddress(pathname, data);
  if (!to || isFramed()) return null;
  return (
    <Link to={to} className={styles.link}>
      <Icon name="edit" size={18} />
      <span>{TEXTS[language].edit}</span>
    </Link>
  );
}
