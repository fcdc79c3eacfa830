import { ApiProperty } from '@nestjs/swagger';
import { IdList } from '../../common/validation/id-list';

const MAX_IDS = 500;

/** PUT …/order: the whole list; items that are not named come last. */
export class SaveOrderDto {
  @IdList(MAX_IDS)
  ids: string[];
}

/** GET …/order */
export class OrderDto {
  @ApiProperty({ type: [String] })
  ids: string[];
}
