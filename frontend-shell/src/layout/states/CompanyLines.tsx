import { COMPANY } from '@manjara/contracts';
import styles from './CompanyLines.module.css';

/** The company's phone and e-mail, for where a page cannot help. */
export const CompanyLines = () => (
  <p className={styles.lines}>
    <a href={`tel:${COMPANY.phone.number}`}>
      <bdi dir="ltr">{COMPANY.phone.display}</bdi>
    </a>
    <a href={`mailto:${COMPANY.email}`}>
      <bdi dir="ltr">{COMPANY.email}</bdi>
    </a>
  </p>
);
