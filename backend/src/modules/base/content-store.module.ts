import type {
  ContentKind,
  PreviousVersion,
  RevisedSection,
  SearchResult,
} from '@manjara/contracts';
import { Module, type ModuleMetadata, type Type } from '@nestjs/common';
import { type ModelDefinition, MongooseModule } from '@nestjs/mongoose';
import type { Listed } from '../../common/http/pagination';
import { StorageModule } from '../../storage/storage.module';
import { ActivityModule } from '../activity/activity.module';
import { AccountModule } from '../auth/account.module';
import { LIST_MODEL, listSchema } from '../lists/list.schema';
import { ListOrdersService } from '../lists/list-orders.service';
import { REVISION_MODEL, revisionSchema } from '../revisions/revision.schema';
import { PreviousVersionsService } from '../revisions/previous-versions.service';
import type { Schedule } from './schedule';
import type { BulkItems } from './bulk';
import type { Names, TrashableItems } from './trash';
import type { EntityDocument } from './entity-document';

/** The shared stores of all services of entities and sections. */
@Module({
  imports: [
    AccountModule,
    ActivityModule,
    StorageModule,
    MongooseModule.forFeature([
      { name: LIST_MODEL, schema: listSchema },
      { name: REVISION_MODEL, schema: revisionSchema },
    ]),
  ],
  providers: [ListOrdersService, PreviousVersionsService],
  exports: [ActivityModule, StorageModule, ListOrdersService, PreviousVersionsService],
})
class ContentStoreModule {}

/** Describes a list or a section that the owner edits. */
export interface ContentResource {
  /** Its address in the API, without /api. */
  kind: ContentKind | RevisedSection;
  /** Name of its mongoose model. */
  model: string;
  schema: ModelDefinition['schema'];
  service: Type<object>;
  /** Modules of what its service uses. */
  uses?: ModuleMetadata['imports'];
  /** Services beside its own one. */
  providers?: Type<object>[];
}

/** Methods of the service of a list that other modules call. */
export interface ListItems extends TrashableItems, Pick<BulkItems, 'changeOne'> {
  schedule: Pick<Schedule<EntityDocument>, 'list' | 'due'>;
  publishScheduled(draft: EntityDocument): Promise<boolean>;
  search(text: string, limit: number): Promise<Listed<SearchResult>>;
  publishedAmong(ids: readonly string[]): Promise<Set<string>>;
  hasPublishedBesides(ids: readonly string[]): Promise<boolean>;
  create(form: object, createdAt?: Date): Promise<unknown>;
  namesOf(document: EntityDocument): Names;
  listVersions(id: string): Promise<PreviousVersion[]>;
}

/** A list. Its trash, previous versions, demo content and files come from this. */
export interface ListResource extends ContentResource {
  kind: ContentKind;
  service: Type<ListItems>;
}

/** Metadata of the module of one resource. */
export const contentModule = (
  { model: name, schema, service, uses = [], providers = [] }: ContentResource,
  ...controllers: Type<object>[]
): ModuleMetadata => ({
  imports: [ContentStoreModule, ...uses, MongooseModule.forFeature([{ name, schema }])],
  controllers,
  providers: [service, ...providers],
  exports: [service],
});
