import { companyName, type Language, LANGUAGE_TABLE } from '@manjara/contracts';
import { useSiteOrigin, useSiteSettings, useText } from '@manjara/platform';
import { Icon, Picture as StoredPicture } from '@manjara/ui';
import { useId } from 'react';
import type { Picture } from '../../pictures/picture';
import styles from './Appearance.module.css';

interface Props {
  path: string;
  language: Language;
  title: string;
  description: string;
  /** A picture of the form, or the address of the page's own. */
  picture: Picture | string | null;
}

/** About how a search engine and a messenger draw the link to a page. */
export function Appearance({ path, language, title, description, picture }: Props) {
  const t = useText();
  const id = useId();
  const settings = useSiteSettings();
  const { host } = new URL(useSiteOrigin() || window.location.origin);
  const { dir } = LANGUAGE_TABLE[language];
  const company = companyName(settings, language);
  return (
    <div className={styles.both}>
      <figure className={styles.figure} aria-labelledby={`${id}-google`}>
        <figcaption id={`${id}-google`}>{t('dashboard.pageMetadata.inGoogle')}</figcaption>
        <div className={styles.result} lang={language} dir={dir}>
          <p className={styles.site}>
            <Icon name="globe" size={18} />
            <span>
              {company}
              <bdi dir="ltr" className={styles.address}>
                {host}
                {path === '/' ? '' : ` › ${path.slice(1)}`}
              </bdi>
            </span>
          </p>
          <p className={styles.headline}>{title}</p>
          <p className={styles.snippet}>{description}</p>
        </div>
      </figure>
      <figure className={styles.figure} aria-labelledby={`${id}-whatsapp`}>
        <figcaption id={`${id}-whatsapp`}>{t('dashboard.pageMetadata.inWhatsApp')}</figcaption>
        <div className={styles.card} lang={language} dir={dir}>
          <div className={styles.picture}>
            {typeof picture === 'string' ? (
              <img src={picture} alt="" loading="lazy" />
            ) : (
              picture?.kind === 'stored' && (
                <StoredPicture image={picture.image} alt="" sizes="20rem" cover />
              )
            )}
          </div>
          <div className={styles.words}>
            <p className={styles.cardTitle}>{title}</p>
            <p className={styles.cardText}>{description}</p>
            <bdi dir="ltr" className={styles.host}>
              {host}
            </bdi>
          </div>
        </div>
      </figure>
    </div>
  );
}
