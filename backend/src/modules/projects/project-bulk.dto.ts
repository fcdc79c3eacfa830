import { IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { changingTogether } from '../../common/validation/category-pair';
import { bilingualLabels } from '../../common/validation/labels';
import { BulkDto } from '../base/bulk.dto';
import { CreateProjectDto } from './projects.dto';

const [CATEGORY, AR_CATEGORY] = bilingualLabels('Category', 'الفئة');

class ProjectBulkFields extends PartialType(
  PickType(CreateProjectDto, ['status', 'category', 'arCategory']),
  { skipNullProperties: false },
) {}

/** POST /projects/bulk */
export class BulkProjectsDto extends changingTogether(
  IntersectionType(BulkDto, ProjectBulkFields),
  CATEGORY,
  AR_CATEGORY,
) {}
