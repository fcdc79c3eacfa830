import { PRODUCT_CATEGORIES, type ProductDraft } from '@manjara/contracts';
import { IntersectionType, OmitType } from '@nestjs/swagger';
import {
  ArCategoryField,
  CategoryField,
  changingTogether,
} from '../../common/validation/category-pair';
import { OptionalDayField } from '../../common/validation/fields';
import { bilingualLabels } from '../../common/validation/labels';
import { DraftDto, SaveDraftDto } from '../base/draft.dto';
import { ProductDto } from './products.dto';

const [CATEGORY, AR_CATEGORY] = bilingualLabels('Category', 'الفئة');

class ProductDraftForm extends SaveDraftDto {
  @CategoryField(CATEGORY, PRODUCT_CATEGORIES, { optional: true })
  category?: string;

  @ArCategoryField(AR_CATEGORY, PRODUCT_CATEGORIES, { optional: true })
  arCategory?: string;

  @OptionalDayField({ en: 'Date', ar: 'التاريخ' })
  date?: string;
}

/** POST /products and PUT /products/{id} with `status=draft`: nothing is required. */
export class SaveProductDraftDto extends changingTogether(
  ProductDraftForm,
  CATEGORY,
  AR_CATEGORY,
) {}

/** A product of which parts may be missing. */
export class ProductDraftDto
  extends IntersectionType(
    OmitType(ProductDto, ['status', 'savedAt', 'createdAt', 'image']),
    DraftDto,
  )
  implements ProductDraft {}
