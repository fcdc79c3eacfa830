import '@manjara/ui/network-icons';
import { SOCIAL_NETWORKS } from '@manjara/contracts';
import { useSiteSettings, useText } from '@manjara/platform';
import { Icon, VisuallyHidden } from '@manjara/ui';
import styles from './SocialLinks.module.css';

/** Links to the company's profiles, in the heroes of the join and contact pages (spec §2). */
export function SocialLinks() {
  const t = useText();
  const settings = useSiteSettings();
  const networks = SOCIAL_NETWORKS.filter((network) => settings[network]);
  if (networks.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('pages.social.label')}>
      {networks.map((network) => (
        <li key={network}>
          <a href={settings[network]} className={styles.link} target="_blank" rel="noopener">
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
