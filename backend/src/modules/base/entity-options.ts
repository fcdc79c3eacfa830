import type { ContentKind } from '@manjara/contracts';
import type { Type } from '@nestjs/common';
import type { ErrorDefinition } from '../../common/errors/api-error';
import type { StatusQuery } from '../../common/validation/status';
import type { Sort } from './state.schema';
import type { Names } from './trash';

/** Which of a list, and for whom. */
export interface ListQuery {
  status?: StatusQuery;
  asAdmin?: boolean;
}

export interface EntityOptions<Document> {
  /** Address of the list in the API, without /api. */
  kind: ContentKind;
  /** Error for an unknown id. */
  notFound: ErrorDefinition;
  namesOf: (document: Document) => Names;
  /** DTO that a published entity must satisfy; absent: no drafts. */
  publishedForm?: Type<object>;
  /** Sort order of the list; absent: as they were added. */
  sort?: Sort;
  /** Fields that belong to an entity for good: neither a copy nor an older version brings its own. */
  ownFields?: readonly string[];
}
