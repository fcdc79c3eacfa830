import { Link, useLanguage, useLocation, useMatches, useToken } from '@manjara/platform';
import { Icon, VisuallyHidden } from '@manjara/ui';
import '@manjara/ui/edit-icon';
import { isFramed } from '../../client/framed';
import { editAddress } from './edit-address';
import ar from './locales/ar.json';
import en from './locales/en.json';

// With this chunk, which visitors do not load.
const TEXTS = { ar, en };

/** Leads from a public page to the screen that edits it; in the browser of a signed-in admin only. */
function EditLink() {
  const token = useToken();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  const to = editAddress(pathname, data);
  if (!token || !to || isFramed()) return null;
  return (
    <Link to={to} data-edit="" title={TEXTS[language].edit}>
      <Icon name="edit" size={18} />
      <VisuallyHidden>{TEXTS[language].edit}</VisuallyHidden>
    </Link>
  );
}

export default <EditLink />;
