import type { CategoryPair, Product } from '@manjara/contracts';
import {
  inLanguage,
  JsonLd,
  type LinkedData,
  pageAddress,
  useLanguage,
  useSiteOrigin,
  useText,
} from '@manjara/platform';
import { PageHead } from '../../../shared/components/PageHead';
import { picturesOf } from '../../../shared/gallery/pictures';
import { useImageData } from '../../../shared/image-data';
import { linePaths } from '../../../shared/line-path';
import { productPath } from '../../../shared/product-path';
import { withAlt, sharePicture } from '../../../shared/share-picture';
import { PRODUCTION_PATH } from '../production-query';

function useProductData() {
  const { language } = useLanguage();
  const origin = useSiteOrigin();
  return (product: Product): Extract<LinkedData, { '@type': 'Product' }> => ({
    '@type': 'Product',
    name: inLanguage(product, 'name', language),
    category: inLanguage(product, 'category', language),
    url: pageAddress(origin, productPath(product._id), language),
    image: sharePicture(origin, withAlt(product.image, language))?.url,
    material: inLanguage(product, 'wood', language) || undefined,
    size: inLanguage(product, 'size', language) || undefined,
    manufacturer: { '@id': `${origin}/#company` },
  });
}

/** Metadata of one product for search engines and shared links. */
export function ProductHead({ product }: { product: Product }) {
  const t = useText();
  const { language } = useLanguage();
  const productData = useProductData();
  const imageData = useImageData();
  const name = inLanguage(product, 'name', language);
  const category = inLanguage(product, 'category', language);
  return (
    <>
      <PageHead
        path={productPath(product._id)}
        title={name}
        description={t('production.descriptionOf', { name, category })}
        picture={withAlt(product.image, language)}
        trail={[{ name: t('production.title'), path: PRODUCTION_PATH }]}
      />
      <JsonLd data={{ ...productData(product), image: imageData(picturesOf(product)) }} />
    </>
  );
}

interface Props {
  products: Product[];
  /** Set when only this line is shown. */
  line: CategoryPair | undefined;
  /** Of the line; absent or '': it has none. */
  introduction: string | undefined;
  /** Whether the address names an unknown product. */
  missing: boolean;
}

/** Metadata of the production page for search engines. */
export function ProductsHead({ products, line, introduction, missing }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const productData = useProductData();
  const first = products[0];
  return (
    <>
      <PageHead
        page={line ? undefined : 'production'}
        path={missing ? undefined : line ? linePaths(line) : PRODUCTION_PATH}
        title={line ? line[language] : t('production.title')}
        description={introduction || t('production.description')}
        trail={line ? [{ name: t('production.title'), path: PRODUCTION_PATH }] : []}
        picture={first && withAlt(first.image, language)}
      />
      {first && (
        <JsonLd
          data={{
            '@type': 'ItemList',
            itemListElement: products.map((product, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: productData(product),
            })),
          }}
        />
      )}
    </>
  );
}
