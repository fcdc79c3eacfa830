import { type Category, type CategoryKind, LIMITS } from '@manjara/contracts';
import { inLanguage, useLanguage } from '@manjara/platform';
import type { IconName } from '@manjara/ui';
import { storedPicture } from '../pictures/picture';
import { DeleteCategoryDialog } from './DeleteCategoryDialog';
import { defineItemList } from './define-item-list';
import { describedPicture } from './described-picture';
import { PicturedItem } from './PicturedItem';

/** A list of categories, in the owner’s order. */
export const defineCategories = (kind: CategoryKind, singular: string, icon: IconName) =>
  defineItemList<Category>({
    kind,
    singular,
    icon,
    fields: [
      { name: 'name', label: `dashboard.${kind}.fields.name`, maxLength: LIMITS.name },
      {
        name: 'introduction',
        label: `dashboard.${kind}.fields.introduction`,
        maxLength: LIMITS.shortText,
        rows: 3,
        optional: true,
      },
    ],
    picture: describedPicture<Category>({
      name: 'image',
      label: `dashboard.${kind}.fields.image`,
      required: false,
      read({ image }) {
        if (!image) return { image: null, alt: '', arAlt: '' };
        const { alt, arAlt, ...picture } = image;
        return { image: storedPicture(picture), alt, arAlt };
      },
    }),
    nameOf: (category, language) => inLanguage(category, 'name', language),
    Item: CategoryItem,
    DeleteDialog: DeleteCategoryDialog,
  });

function CategoryItem({ item }: { item: Category }) {
  const { language } = useLanguage();
  return (
    <PicturedItem
      image={item.image}
      alt={item.image ? inLanguage(item.image, 'alt', language) : ''}
      english={{ title: item.name, text: item.introduction }}
      arabic={{ title: item.arName, text: item.arIntroduction }}
    />
  );
}
