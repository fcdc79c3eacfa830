import { useSiteSettings, useText } from '@manjara/platform';
import styles from './RegistrationNumbers.module.css';

/** Commercial registration and VAT number, if set. */
export function RegistrationNumbers() {
  const t = useText();
  const { commercialRegistration, vatNumber } = useSiteSettings();
  const numbers = [
    [t('shell.footer.commercialRegistration'), commercialRegistration],
    [t('shell.footer.vatNumber'), vatNumber],
  ].filter(([, number]) => number);
  if (numbers.length === 0) return null;
  return (
    <dl className={styles.numbers}>
      {numbers.map(([label, number]) => (
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
