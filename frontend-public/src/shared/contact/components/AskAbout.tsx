import { whatsappLink } from '@manjara/contracts';
import {
  pageAddress,
  useLanguage,
  useSiteOrigin,
  useSiteSettings,
  useText,
} from '@manjara/platform';
import { ButtonLink, Icon, VisuallyHidden } from '@manjara/ui';
import { askPath } from '../ask-path';
import styles from './AskAbout.module.css';

interface Props {
  of: 'project' | 'product';
  id: string;
  name: string;
  /** The subject's page. */
  path: string;
}

/** Links for an enquiry about a subject: contact form or WhatsApp. */
export function AskAbout({ of, id, name, path }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const origin = useSiteOrigin();
  const { whatsapp } = useSiteSettings();
  const words = `${t(`contact.about.${of}`, { name })}\n${pageAddress(origin, path, language)}`;
  return (
    <div className={styles.ways}>
      <ButtonLink to={askPath(of, id)} icon="mail">
        {t(`contact.ask.${of}`)}
      </ButtonLink>
      {whatsapp && (
        <a
          href={whatsappLink(whatsapp, words)}
          target="_blank"
          rel="noreferrer"
          className={styles.whatsapp}
        >
          <Icon name="whatsapp" />
          {t('contact.whatsapp')}
          <VisuallyHidden> {t('common.opensInNewTab')}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}
