import { type EntityTexts, LIMITS, type Product, type ProductDraft } from '@manjara/contracts';
import { IntersectionType } from '@nestjs/swagger';
import { requirePair } from '../../common/validation/category-pair';
import { ChangeOf } from '../../common/validation/status';
import { BulkOfCategorizedDto } from '../base/bulk.dto';
import {
  CategoryLabelsDto,
  DateDto,
  DraftOf,
  EntityDto,
  PictureDto,
  StatusDto,
} from '../base/entity.dto';
import { BilingualAnswers, BilingualTexts, TextAnswers } from '../base/texts.dto';

const TEXTS = { name: { max: LIMITS.name } };

/** POST /products: everything is required (spec §5). */
export class CreateProductDto
  extends IntersectionType(BilingualTexts(TEXTS), CategoryLabelsDto, PictureDto, DateDto, StatusDto)
  implements EntityTexts<Product> {}

/** PUT /products/{id}: absent fields stay unchanged. */
export class UpdateProductDto extends requirePair(ChangeOf(CreateProductDto)) {}

/** POST /products/bulk */
export class BulkProductsDto extends BulkOfCategorizedDto {}

export class ProductDto
  extends IntersectionType(
    EntityDto,
    BilingualAnswers(TEXTS),
    TextAnswers('category', 'arCategory'),
  )
  implements Product {}

/** A draft; its fields may be missing. */
export class ProductDraftDto extends DraftOf(ProductDto) implements ProductDraft {}
