import type { Product } from '@manjara/contracts';
import { inLanguage, JsonLd, useLanguage, useSiteOrigin, useText } from '@manjara/platform';
import { PageHead } from '../../../shared/components/PageHead';
import { inOwnWords, sharePicture } from '../../../shared/share-picture';

/** What search engines read of the production lines: the page, and what the workshop makes. */
export function ProductsHead({ products }: { products: Product[] }) {
  const t = useText();
  const { language } = useLanguage();
  const origin = useSiteOrigin();
  const first = products[0];
  return (
    <>
      <PageHead
        path="/production"
        title={t('production.title')}
        description={t('production.description')}
        picture={first && inOwnWords(first.image, language)}
      />
      {first && (
        <JsonLd
          data={{
            '@type': 'ItemList',
            itemListElement: products.map((product, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: {
                '@type': 'Product',
                name: inLanguage(product, 'name', language),
                category: inLanguage(product, 'category', language),
                image: sharePicture(origin, inOwnWords(product.image, language))?.url,
                manufacturer: { '@id': `${origin}/#company` },
              },
            })),
          }}
        />
      )}
    </>
  );
}
