import {
  type EntityTexts,
  LIMITS,
  type Product,
  type ProductDraft,
  type ProductFacts,
} from '@manjara/contracts';
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
import { SecondaryImages, SecondaryImagesDto } from '../base/secondary-images.dto';
import { BilingualAnswers, BilingualTexts, OptionalTexts, TextAnswers } from '../base/texts.dto';

const TEXTS = { name: { max: LIMITS.name } };
const FACTS = {
  wood: { max: LIMITS.shortText },
  size: { max: LIMITS.shortText },
  leadTime: { max: LIMITS.shortText },
};

/** POST /products: all but further pictures and the facts are required (spec §5); a blank fact empties it. */
export class CreateProductDto
  extends IntersectionType(
    BilingualTexts(TEXTS),
    CategoryLabelsDto,
    PictureDto,
    OptionalTexts(FACTS),
    DateDto,
    StatusDto,
    SecondaryImages(LIMITS.productSecondaryImages),
  )
  implements Omit<EntityTexts<Product>, keyof ProductFacts> {}

/** PUT /products/{id}: absent fields stay unchanged. */
export class UpdateProductDto extends requirePair(ChangeOf(CreateProductDto)) {}

/** POST /products/bulk */
export class BulkProductsDto extends BulkOfCategorizedDto {}

export class ProductDto
  extends IntersectionType(
    EntityDto,
    BilingualAnswers({ ...TEXTS, ...FACTS }),
    TextAnswers('category', 'arCategory'),
    SecondaryImagesDto,
  )
  implements Product {}

/** A draft; its fields may be missing. */
export class ProductDraftDto extends DraftOf(ProductDto) implements ProductDraft {}
