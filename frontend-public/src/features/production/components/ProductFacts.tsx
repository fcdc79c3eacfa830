import { type Product, type ProductFacts as Facts } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { Fact } from '../../../shared/components/Fact';
import styles from './ProductFacts.module.css';

const NAMES = ['wood', 'size', 'leadTime'] as const satisfies readonly (keyof Facts)[];

/** The optional facts of a product; renders nothing without any. */
export function ProductFacts({ product }: { product: Product }) {
  const t = useText();
  const { language } = useLanguage();
  const known = NAMES.map((name) => [name, inLanguage(product, name, language)] as const).filter(
    ([, value]) => value,
  );
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([name, value]) => (
        <Fact key={name} name={t(`production.facts.${name}`)}>
          <bdi>{value}</bdi>
        </Fact>
      ))}
    </dl>
  );
}
