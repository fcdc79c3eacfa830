import { useSiteSettings, useText } from '@manjara/platform';
import styles from './TrustLines.module.css';

/** Commercial registration and VAT number, if set. */
export function TrustLines() {
  const t = useText();
  const { commercialRegistration, vatNumber } = useSiteSettings();
  const lines = [
    [t('shell.footer.commercialRegistration'), commercialRegistration],
    [t('shell.footer.vatNumber'), vatNumber],
  ].filter(([, number]) => number);
  if (lines.length === 0) return null;
  return (
    <dl className={styles.lines}>
      {lines.map(([label, number]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">{number}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
