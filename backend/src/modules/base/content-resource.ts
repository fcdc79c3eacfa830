import type { ContentKind, RevisedSection } from '@manjara/contracts';
import type { Type } from '@nestjs/common';
import type { ModelDefinition } from '@nestjs/mongoose';
import type { TrashableItems } from './trash.repository';

/** What the API knows of a list or a section that the owner edits. */
export interface ContentResource {
  /** Its address in the API, without /api. */
  kind: ContentKind | RevisedSection;
  /** Name of its mongoose model. */
  model: string;
  schema: ModelDefinition['schema'];
  repository: Type<object>;
}

/** Methods of the repository of a list that the trash and the demo call. */
interface ListItems extends TrashableItems {
  create(form: object, createdAt?: Date): Promise<unknown>;
}

/** A list. Its trash, previous versions, demo content and files come from this. */
export interface ListResource extends ContentResource {
  kind: ContentKind;
  repository: Type<ListItems>;
}
