import { IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { changingTogether } from '../../common/validation/category-pair';
import { bilingualLabels } from '../../common/validation/labels';
import { BulkDto } from '../base/bulk.dto';
import { CreateProductDto } from './products.dto';

const [CATEGORY, AR_CATEGORY] = bilingualLabels('Category', 'الفئة');

class ProductBulkFields extends PartialType(
  PickType(CreateProductDto, ['status', 'category', 'arCategory']),
  { skipNullProperties: false },
) {}

/** POST /products/bulk */
export class BulkProductsDto extends changingTogether(
  IntersectionType(BulkDto, ProductBulkFields),
  CATEGORY,
  AR_CATEGORY,
) {}
