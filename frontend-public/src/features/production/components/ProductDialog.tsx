import type { Product } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { Dialog, Picture } from '@manjara/ui';
import { AskAbout } from '../../../shared/contact/components/AskAbout';
import { productPath } from '../../../shared/product-path';
import { ProductFacts } from './ProductFacts';
import styles from './ProductDialog.module.css';

interface Props {
  product: Product;
  /** Address of the list without the dialog. */
  listHref: string;
  onClose: () => void;
}

/** The product's picture, large, with its name and category (spec §2). */
export function ProductDialog({ product, listHref, onClose }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const name = inLanguage(product, 'name', language);
  return (
    <Dialog
      open
      onClose={onClose}
      closeTo={listHref}
      size="l"
      title={<bdi>{name}</bdi>}
      closeLabel={t('common.close')}
    >
      <div className={styles.product}>
        <p className={styles.category}>{inLanguage(product, 'category', language)}</p>
        {product.image.url && (
          <Picture
            image={product.image}
            alt={inLanguage(product.image, 'alt', language)}
            loading="eager"
            fetchPriority="high"
            sizes="min(57rem, 100vw - 2rem)"
            className={styles.picture}
          />
        )}
        <ProductFacts product={product} />
        <div className={styles.ask}>
          <AskAbout of="product" id={product._id} name={name} path={productPath(product._id)} />
        </div>
      </div>
    </Dialog>
  );
}
