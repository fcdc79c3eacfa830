import '@manjara/ui/network-icons';
import { SOCIAL_NETWORKS } from '@manjara/contracts';
import { useSiteSettings, useText } from '@manjara/platform';
import { Icon, VisuallyHidden } from '@manjara/ui';
import styles from './NetworkLinks.module.css';

/** Links to the company's profiles; those without an address are left out. */
export function NetworkLinks() {
  const t = useText();
  const settings = useSiteSettings();
  const networks = SOCIAL_NETWORKS.filter((network) => settings[network]);
  if (networks.length === 0) return null;
  return (
    <ul className={styles.networks} aria-label={t('shell.footer.follow')}>
      {networks.map((network) => (
        <li key={network}>
          <a href={settings[network]} target="_blank" rel="noopener" className={styles.network}>
            <Icon name={network} />
            <VisuallyHidden>
              {t(`shell.footer.networks.${network}`)} {t('common.opensInNewTab')}
            </VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
