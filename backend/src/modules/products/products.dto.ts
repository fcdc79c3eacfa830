import {
  type EntityTexts,
  LIMITS,
  type Product,
  PRODUCT_CATEGORIES,
  type ProductDraft,
  type Status,
} from '@manjara/contracts';
import { ApiProperty, IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { PictureField } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { ApiId } from '../../common/openapi/id';
import { BilingualAltImageDto } from '../../common/openapi/image.dto';
import { ArCategoryField, CategoryField, requirePair } from '../../common/validation/category-pair';
import { OptionalDayField } from '../../common/validation/fields';
import { type FocusChange, FocusField } from '../../common/validation/focus';
import { bilingualLabels } from '../../common/validation/labels';
import { ChangeOf, StatusField } from '../../common/validation/status';
import { Text } from '../../common/validation/text';
import { BulkDto } from '../base/bulk.dto';
import { AdminFieldsDto, DraftDto } from '../base/draft.dto';

const [NAME, AR_NAME] = bilingualLabels('Name', 'الاسم');
const [ALT, AR_ALT] = bilingualLabels('Picture description', 'وصف الصورة');

/** POST /products: everything is required (spec §5). */
export class CreateProductDto implements EntityTexts<Product> {
  @Text({ label: NAME, max: LIMITS.name })
  name: string;

  @Text({ label: AR_NAME, max: LIMITS.name })
  arName: string;

  @CategoryField(PRODUCT_CATEGORIES)
  category: string;

  @ArCategoryField(PRODUCT_CATEGORIES)
  arCategory: string;

  @Text({ label: ALT, max: LIMITS.alt })
  alt: string;

  @Text({ label: AR_ALT, max: LIMITS.alt })
  arAlt: string;

  @FocusField()
  focus?: FocusChange;

  @PictureField({ en: 'Picture', ar: 'الصورة' })
  image: PicturePart;

  /** By which the newest come first; absent or blank: when it was added. */
  @OptionalDayField({ en: 'Date', ar: 'التاريخ' })
  date?: string;

  @StatusField()
  status?: Status;
}

/** PUT /products/{id}: what is absent stays as it is; what is there is held to the same rules. */
export class UpdateProductDto extends requirePair(ChangeOf(CreateProductDto)) {}

class ProductBulkFields extends PartialType(
  PickType(CreateProductDto, ['status', 'category', 'arCategory']),
  { skipNullProperties: false },
) {}

/** POST /products/bulk */
export class BulkProductsDto extends requirePair(IntersectionType(BulkDto, ProductBulkFields)) {}

export class ProductDto extends AdminFieldsDto implements Product {
  @ApiId()
  _id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  arName: string;

  @ApiProperty()
  category: string;

  @ApiProperty()
  arCategory: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: BilingualAltImageDto })
  image: BilingualAltImageDto;
}

/** A product of which parts may be missing. */
export class ProductDraftDto
  extends IntersectionType(
    OmitType(ProductDto, ['status', 'savedAt', 'createdAt', 'image']),
    DraftDto,
  )
  implements ProductDraft {}
