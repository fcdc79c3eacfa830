import { phoneLink } from '@manjara/contracts';
import { useSiteSettings } from '@manjara/platform';
import styles from './CompanyLines.module.css';

/** Phone and email of the company, on error pages. */
export function CompanyLines() {
  const { phone, email } = useSiteSettings();
  return (
    <p className={styles.lines}>
      {phone && (
        <a href={phoneLink(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      )}
    </p>
  );
}
