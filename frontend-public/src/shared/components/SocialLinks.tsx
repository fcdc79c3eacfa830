import { useText } from '@manjara/platform';
import { Icon, VisuallyHidden } from '@manjara/ui';
import { SOCIAL_PROFILES } from '../social-profiles';
import styles from './SocialLinks.module.css';

/** Links to the workshop's profiles: business network, photo sharing, short messages (spec §2). */
export function SocialLinks() {
  const t = useText();
  return (
    <ul className={styles.links} aria-label={t('pages.social.label')}>
      {SOCIAL_PROFILES.map(({ network, href }) => (
        <li key={network}>
          <a href={href} className={styles.link} target="_blank" rel="noreferrer">
            <Icon name={network} size={22} />
            <VisuallyHidden>
              {t(`pages.social.${network}`)} {t('common.opensInNewTab')}
            </VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
