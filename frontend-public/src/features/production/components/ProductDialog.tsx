import type { Product } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { Dialog, Picture } from '@manjara/ui';
import { PRODUCTION_PATH } from '../production-query';
import styles from './ProductDialog.module.css';

interface Props {
  product: Product;
  onClose: () => void;
}

/** The product's picture, large, with its name and category (spec §2). */
export function ProductDialog({ product, onClose }: Props) {
  const t = useText();
  const { language } = useLanguage();
  return (
    <Dialog
      open
      onClose={onClose}
      closeTo={PRODUCTION_PATH}
      size="l"
      title={<bdi>{inLanguage(product, 'name', language)}</bdi>}
      closeLabel={t('common.close')}
    >
      <p className={styles.category}>{inLanguage(product, 'category', language)}</p>
      <Picture
        image={product.image}
        alt={inLanguage(product.image, 'alt', language)}
        loading="eager"
        fetchPriority="high"
        sizes="min(57rem, 100vw - 2rem)"
        className={styles.picture}
      />
    </Dialog>
  );
}
