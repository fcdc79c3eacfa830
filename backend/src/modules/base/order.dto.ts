import { IdList } from '../../common/validation/id-list';

/** Longer lists are not brought into order by hand. */
const MAX_IDS = 500;

/** PUT …/order */
export class OrderDto {
  @IdList({ en: 'Order', ar: 'الترتيب' }, MAX_IDS)
  ids: string[];
}
