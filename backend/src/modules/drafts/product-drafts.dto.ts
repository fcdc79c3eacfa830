import { PRODUCT_CATEGORIES, type ProductDraft } from '@manjara/contracts';
import {
  ArCategoryField,
  CategoryField,
  changingTogether,
} from '../../common/validation/category-pair';
import { OptionalDayField } from '../../common/validation/fields';
import { bilingualLabels } from '../../common/validation/labels';
import { DraftDto, SaveDraftDto } from './draft.dto';

const [CATEGORY, AR_CATEGORY] = bilingualLabels('Category', 'الفئة');

class ProductDraftForm extends SaveDraftDto {
  @CategoryField(CATEGORY, PRODUCT_CATEGORIES, { optional: true })
  category?: string;

  @ArCategoryField(AR_CATEGORY, PRODUCT_CATEGORIES, { optional: true })
  arCategory?: string;

  @OptionalDayField({ en: 'Date', ar: 'التاريخ' })
  date?: string;
}

/** POST /product-drafts and PUT /product-drafts/{id}: what is absent stays as it is. */
export class SaveProductDraftDto extends changingTogether(
  ProductDraftForm,
  CATEGORY,
  AR_CATEGORY,
) {}

export class ProductDraftDto extends DraftDto implements ProductDraft {}
