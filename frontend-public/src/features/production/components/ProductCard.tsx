import type { Product } from '@manjara/contracts';
import { formatDate, inLanguage, useLanguage, useText } from '@manjara/platform';
import { IconButton, Tooltip } from '@manjara/ui';
import { PictureCard } from '../../../shared/components/PictureCard';

interface Props {
  product: Product;
  onOpen: (product: Product) => void;
}

/** A product with its date behind an info sign; its picture opens large (spec §2). */
export function ProductCard({ product, onOpen }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const name = inLanguage(product, 'name', language);
  const date = formatDate(product.createdAt, language);
  return (
    <PictureCard
      image={product.image}
      name={name}
      category={inLanguage(product, 'category', language)}
      onOpen={() => onOpen(product)}
      openLabel={t('production.open', { name })}
    >
      <Tooltip content={date ? t('production.added', { date }) : t('production.noDate')}>
        <IconButton icon="info" label={t('production.info', { name })} />
      </Tooltip>
    </PictureCard>
  );
}
