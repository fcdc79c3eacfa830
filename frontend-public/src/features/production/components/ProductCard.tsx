import type { Product } from '@manjara/contracts';
import { formatDate, inLanguage, useLanguage, useLocation, useText } from '@manjara/platform';
import { IconButton, PRODUCT_CARD_CROPS, sizesOf, Tooltip } from '@manjara/ui';
import { cardFetching } from '../../../shared/card-picture';
import { PictureCard } from '../../../shared/components/PictureCard';
import { OPENED_HERE } from '../../../shared/hooks/useCloseDetail';
import { cardId } from '../hooks/useOpenProduct';
import { productHref } from '../list-address';

interface Props {
  product: Product;
  /** Position in the list. */
  index: number;
  /** Whether an open product covers the cards; its picture is then fetched first. */
  covered: boolean;
}

/** A product's card with its date in a tooltip; its picture opens large (spec §2). */
export function ProductCard({ product, index, covered }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const location = useLocation();
  const name = inLanguage(product, 'name', language);
  const date = formatDate(product.createdAt, language);
  return (
    <PictureCard
      image={product.image}
      name={name}
      category={inLanguage(product, 'category', language)}
      sizes={sizesOf(product.image, PRODUCT_CARD_CROPS)}
      fetching={covered ? undefined : cardFetching(index)}
      link={{
        id: cardId(product._id),
        to: productHref(location, product._id),
        state: OPENED_HERE,
      }}
    >
      <Tooltip content={date ? t('production.added', { date }) : t('production.noDate')}>
        <IconButton icon="info" label={t('production.info', { name })} />
      </Tooltip>
    </PictureCard>
  );
}
