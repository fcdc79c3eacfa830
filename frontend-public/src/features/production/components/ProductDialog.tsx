import type { Product } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { Dialog, Picture } from '@manjara/ui';
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
      size="l"
      title={inLanguage(product, 'name', language)}
      closeLabel={t('common.close')}
    >
      <p className={styles.category}>{inLanguage(product, 'category', language)}</p>
      <Picture
        image={product.image}
        alt={inLanguage(product.image, 'alt', language)}
        sizes="min(57rem, 100vw - 2rem)"
        className={styles.picture}
      />
    </Dialog>
  );
}
