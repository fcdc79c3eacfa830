import type { Product } from '@manjara/contracts';
import { formatDate, inLanguage, useLanguage, useLocation, useText } from '@manjara/platform';
import { IconButton, Tooltip } from '@manjara/ui';
import { cardFetching, cardSizes, type CardWidths } from '../../../shared/card-picture';
import { PictureCard } from '../../../shared/components/PictureCard';
import { OPENED_HERE } from '../../../shared/hooks/useClosing';
import { cardId } from '../hooks/useOpenProduct';
import { productHref } from '../list-address';

const WIDTHS: CardWidths = [
  ['1300px', '19rem'],
  ['1024px', '24rem'],
  ['640px', '48vw'],
  // 0.85 of what is drawn: a phone of 412 px at 1.75 then takes 640 px, 2 % under its frame.
  [null, '78vw'],
];

interface Props {
  product: Product;
  /** Its place in the list. */
  index: number;
  /** An open product lies over the cards: its picture comes first. */
  covered: boolean;
}

/** A product with its date behind an info sign; its picture opens large (spec §2). */
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
      sizes={cardSizes(product.image, WIDTHS)}
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
