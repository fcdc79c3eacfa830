import type { Product } from '@manjara/contracts';
import { inLanguage, useLanguage } from '@manjara/platform';
import { Dialog, Picture } from '@manjara/ui';
import { AskAbout } from '../../../shared/contact/components/AskAbout';
import { GalleryDialog } from '../../../shared/gallery/GalleryDialog';
import { picturesOf } from '../../../shared/gallery/pictures';
import { productPath } from '../../../shared/product-path';
import { ProductFacts } from './ProductFacts';
import styles from './ProductDialog.module.css';

interface Props {
  product: Product;
  /** Address of the list without the dialog. */
  listHref: string;
  onClose: () => void;
}

/** The product's picture, or all of them, with its name, category and facts (spec §2). */
export function ProductDialog({ product, listHref, onClose }: Props) {
  const { language } = useLanguage();
  const name = inLanguage(product, 'name', language);
  const dialog = { onClose, closeTo: listHref, title: <bdi>{name}</bdi> };
  const category = <p className={styles.category}>{inLanguage(product, 'category', language)}</p>;
  const facts = <ProductFacts product={product} />;
  const ask = (
    <AskAbout of="product" id={product._id} name={name} path={productPath(product._id)} />
  );
  if (picturesOf(product).length > 1) {
    return (
      <GalleryDialog of={product} {...dialog}>
        <div className={styles.beside}>
          {category}
          {facts}
        </div>
        {ask}
      </GalleryDialog>
    );
  }
  return (
    <Dialog open size="l" {...dialog}>
      <div className={styles.product}>
        {category}
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
        {facts}
        <div className={styles.ask}>{ask}</div>
      </div>
    </Dialog>
  );
}
