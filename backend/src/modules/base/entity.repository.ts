import {
  type ActivityAction,
  type ActivityKind,
  type BulkChange,
  type BulkRevert,
  type PreviousVersion,
  type Status,
  STATUSES,
} from '@manjara/contracts';
import type { Model, Types, UpdateQuery } from 'mongoose';
import { ApiError, type ErrorDefinition } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import {
  changedMeanwhile,
  type IfMatch,
  ifVersion,
  type Precondition,
} from '../../common/http/if-match';
import type { StatusQuery } from '../../common/validation/status';
import type { ContentRevision } from '../../database/content-revision';
import {
  atVersion,
  countingWrite,
  type DocumentVersion,
  type Versioned,
  versionOf,
  withoutVersion,
} from '../../database/document-version';
import type { RevisionsRepository } from '../revisions/revisions.repository';
import type { BulkWrite } from './bulk';
import { fieldsBetween, toRevisions } from './revised';
import { idsOf, inOrder, keepHidden, type ListOrder } from '../lists/list-order.repository';
import {
  OUT_OF_TRASH,
  type State,
  toTrash,
  type TrashableDocument,
  TrashableRepository,
} from './trashable.repository';

/** Ids of a list in order. */
export interface Order {
  ids: string[];
}

export type Sort = Record<string, 1 | -1>;

/** The id decides between entities of the same moment. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
const AS_ADDED = { _id: 1 } as const;

/** Last saved first, as drafts are listed. */
export const LAST_SAVED_FIRST = { updatedAt: -1, _id: -1 } as const;

/** Write conflicts after which a request without If-Match is given up. */
const MAX_ATTEMPTS = 5;

export type EntityDocument = TrashableDocument & DocumentVersion;

/** The filter of a list; absent: what visitors see. */
export const inState = (status: StatusQuery = 'published') => ({
  state: status === 'all' ? { $in: [...STATUSES] } : status,
});

/** An entity's own fields, without its state and version. */
export function contentOf<Document extends EntityDocument>(document: Document) {
  const {
    state: _state,
    stateBefore: _before,
    deletedAt: _at,
    deletedBy: _by,
    ...content
  } = withoutVersion(document);
  return content;
}

/** A document's own fields, without its id. */
function contentFieldsOf<Document extends EntityDocument>(document: Document) {
  const { _id, ...content } = contentOf(document);
  return content as Record<string, unknown>;
}

/** Fields that a write sets and removes; those of sub-documents by their paths. */
export interface Change {
  $set?: Record<string, unknown> & { state?: State };
  $unset?: Record<string, 1>;
}

/** Which of a list, and for whom. */
export interface ListQuery {
  status?: StatusQuery;
  asAdmin?: boolean;
}

export interface EntityOptions {
  /** Address of the list in the API, without /api. */
  kind: ActivityKind;
  /** Error for an unknown id. */
  notFound: ErrorDefinition;
  /** Sort order of the list; absent: as they were added. */
  sort?: Sort;
  /** A custom order, which replaces `sort`. */
  order?: ListOrder;
}

/** The 404 of one kind of entity. @param name as it stands in the error code, such as `box` */
export const notFoundError = (name: string, en: string, ar: string): ErrorDefinition => ({
  status: 404,
  code: `${name}_not_found`,
  message: { en, ar },
});

/** Entities of one collection. Writes of public entities invalidate the caches. */
export abstract class EntityRepository<
  Document extends EntityDocument,
  Entity,
> extends TrashableRepository<Document, Entity> {
  private readonly sort: Sort;
  private readonly order: ListOrder | undefined;

  constructor(
    model: Model<Document>,
    protected readonly revision: ContentRevision,
    protected readonly revisions: RevisionsRepository,
    { kind, notFound, sort = AS_ADDED, order }: EntityOptions,
  ) {
    super(model, kind, notFound);
    this.sort = sort;
    this.order = order;
  }

  /** The document as the API answers it. */
  protected abstract toEntity(document: Document): Entity;

  /** The response for the admin or for visitors. */
  protected answer(document: Document, _asAdmin: boolean): Entity {
    return this.toEntity(document);
  }

  async list({ status, asAdmin = false }: ListQuery = {}): Promise<Entity[]> {
    const [documents, order] = await Promise.all([this.findAll(status), this.order?.read()]);
    return inOrder(documents, order?.value ?? []).map((document) => this.answer(document, asAdmin));
  }

  /** @param document without what its schema fills in */
  async insert(
    document: Omit<Document, keyof TrashableDocument>,
    state: Status = 'published',
    by?: string,
  ): Promise<Entity> {
    const added = { ...document, state, version: 1, updatedAt: new Date(), updatedBy: by };
    const created = await this.renewing([state], () => this.model.create(added as never));
    const inserted = created.toObject() as Document;
    await this.record('created', inserted, by);
    return this.answer(inserted, true);
  }

  /** @throws ApiError 404; drafts are 404 without a token */
  async get(id: string, asAdmin = false): Promise<Entity> {
    const document = asAdmin ? await this.findDocument(id) : await this.findPublished(id);
    return this.answer(document, asAdmin);
  }

  /** Changes the texts that are there. @throws ApiError 404; 412 as `ifMatch` says */
  async change(
    id: string,
    texts: Partial<Document>,
    ifMatch?: IfMatch,
    by?: string,
  ): Promise<Entity> {
    const read = await this.readToChange(id, ifMatch);
    return this.answer(await this.rewrite(read, ifMatch, () => ({ $set: texts }), by), true);
  }

  async restore(id: string, adminId: string): Promise<Entity> {
    const trashed = await this.model.findOne(this.trashed(id)).lean<Document>();
    if (trashed) {
      const state = trashed.stateBefore ?? 'published';
      const change = { $set: { state }, $unset: OUT_OF_TRASH };
      const restored = await this.renewing([state], () => this.writeAt(trashed, change));
      if (restored) await this.record('restored', restored, adminId);
    }
    // If the write missed, another request has restored it, or removed it for good.
    return this.get(id, true);
  }

  override async removeForGood(id: string, by?: string): Promise<Document> {
    if (!(await this.model.exists(this.trashed(id)))) throw new ApiError(this.notFound);
    // First: without the item, nothing would remove them.
    await this.removeRevisions(id);
    return super.removeForGood(id, by);
  }

  /** Previous versions, newest first; `by` is the id of the admin. @throws ApiError 404 */
  async revisionsOf(id: string): Promise<PreviousVersion[]> {
    const current = await this.findDocument(id);
    const revisions = await this.revisions.list(this.kind, id);
    const toAnswer = (document: unknown) => this.answer(document as Document, true) as object;
    return toRevisions(revisions, toAnswer(current), toAnswer);
  }

  /**
   * Saves the content of a previous version as a new one: never its state or its place.
   * @throws ApiError 400 if it is published and the version is incomplete; 404
   */
  async restoreRevision(id: string, version: number, by: string): Promise<Entity> {
    const { document } = await this.revisions.find(this.kind, id, version);
    const read = await this.findDocument(id);
    const decide = (current: Document) => this.changeTo(current, document as Document);
    return this.answer(await this.rewrite(read, undefined, decide, by), true);
  }

  /** The ids of the list in the owner's order. */
  async readOrder(): Promise<Order> {
    return (await this.findOrder()).shown;
  }

  /**
   * Saves the owner's order. Items that `ids` does not name come last.
   * @throws ApiError 404 when an id is unknown; 412 as `ifMatch` says
   */
  async saveOrder(ids: readonly string[], ifMatch: IfMatch): Promise<Order> {
    const { stored, shown } = await this.findOrder();
    const expected = ifMatch.check({ value: shown, version: stored.version });
    if (!ids.every((id) => shown.ids.includes(id))) throw new ApiError(this.notFound);
    await this.order!.save(keepHidden(stored.value, shown.ids, ids), expected);
    return this.readOrder();
  }

  protected async changeOne(id: string, change: BulkChange, by: string): Promise<BulkWrite> {
    const read = await this.findDocument(id);
    if (isAlready(read, change)) return { status: read.state };
    const decide = (current: Document) => this.bulkChange(current, change, by);
    return toBulkWrite(await this.rewrite(read, undefined, decide, by));
  }

  protected async revertOne({ id, version }: BulkRevert, by: string): Promise<BulkWrite> {
    const read = await this.model.findById(id).lean<Document>();
    if (!read) throw new ApiError(this.notFound);
    const decide = (current: Document) => this.revertingChange(current);
    return toBulkWrite(await this.rewrite(read, ifVersion(version), decide, by));
  }

  /** Entities that have neither drafts nor categories can only be deleted. */
  protected bulkChange(
    { state }: Document,
    _change: BulkChange,
    by: string,
  ): Change | Promise<Change> {
    return { $set: toTrash(state as Status, by) };
  }

  /** The opposite of the last bulk change. */
  protected revertingChange({ state, stateBefore, updatedAt }: Document): Change | Promise<Change> {
    if (state !== 'trashed') throw changedMeanwhile(updatedAt);
    return { $set: { state: stateBefore ?? 'published' }, $unset: OUT_OF_TRASH };
  }

  /** An entity outside the trash. @throws ApiError 404 */
  protected async findDocument(id: string): Promise<Document> {
    const document = await this.model.findById(id).lean<Document>();
    if (!document || document.state === 'trashed') throw new ApiError(this.notFound);
    return document;
  }

  protected async findPublished(id: string): Promise<Document> {
    const document = await this.findDocument(id);
    if (document.state !== 'published') throw new ApiError(this.notFound);
    return document;
  }

  protected versioned(document: Document): Versioned<Entity> {
    return {
      value: this.answer(document, true),
      publicValue: this.toEntity(document),
      version: versionOf(document),
    };
  }

  /** Read before pictures are stored for it. @throws ApiError 404; 412 as `ifMatch` says */
  protected async readToChange(id: string, ifMatch: IfMatch | undefined): Promise<Document> {
    const document = await this.findDocument(id);
    ifMatch?.check(this.versioned(document));
    return document;
  }

  /**
   * Updates an entity with optimistic locking: on a concurrent write, reads it again and retries.
   * @returns the document after it
   * @throws ApiError 404; 412 as `ifMatch` says; 409 when others keep coming in between
   */
  protected async rewrite(
    read: Document,
    ifMatch: Precondition | undefined,
    decide: (current: Document) => Change | Promise<Change>,
    by?: string,
  ): Promise<Document> {
    const id = read._id.toHexString();
    let before = read;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const expected = ifMatch?.check(this.versioned(before));
      const change = await decide(before);
      if (hasContent(change)) await this.revisions.keep(this.kind, before, this.filesOf(before));
      const states = [before.state, change.$set?.state ?? before.state];
      const after = await this.renewing(states, () => this.writeAt(before, change, by), [id]);
      if (after) {
        await this.recordChange(before, after, by);
        return after;
      }
      if (expected) throw changedMeanwhile();
      before = await this.findDocument(id);
    }
    throw new ApiError(COMMON_ERRORS.conflict);
  }

  /** The files to which a document refers. */
  protected filesOf(_document: Document): Types.ObjectId[] {
    return [];
  }

  /** The change to the content of another version. */
  protected changeTo(current: Document, version: Document): Change | Promise<Change> {
    const content = contentFieldsOf(version);
    const gone = Object.keys(contentFieldsOf(current)).filter((name) => !(name in content));
    return {
      $set: content,
      ...(gone.length > 0 && {
        $unset: Object.fromEntries(gone.map((name) => [name, 1 as const])),
      }),
    };
  }

  protected async removeRevisions(id: string): Promise<void> {
    await this.revisions.removeOf(this.kind, id);
  }

  private async recordChange(before: Document, after: Document, by?: string): Promise<void> {
    const toAnswer = (document: Document) => this.answer(document, true) as object;
    const fields = fieldsBetween(toAnswer(before), toAnswer(after));
    const action = actionBetween(before.state, after.state);
    if (action !== 'changed' || fields.length > 0) await this.record(action, after, by, fields);
  }

  private writeAt(before: Document, change: Change, by?: string): Promise<Document | null> {
    return this.model
      .findOneAndUpdate(
        { _id: before._id, ...atVersion(versionOf(before)) },
        countingWrite(change, by) as UpdateQuery<Document>,
        { returnDocument: 'after' },
      )
      .lean<Document>()
      .exec();
  }

  /**
   * Runs a write, and invalidates the caches if the entity is public before or after it.
   * @param states before and after it
   * @param ids removed from the caches if the entity is unpublished
   */
  private renewing<T>(
    states: readonly State[],
    write: () => Promise<T>,
    ids: readonly string[] = [],
  ): Promise<T> {
    if (!states.includes('published')) return write();
    return this.revision.write(write, { removes: states.at(-1) === 'published' ? [] : ids });
  }

  private findAll(status?: StatusQuery): Promise<Document[]> {
    const sort = status === 'draft' ? LAST_SAVED_FIRST : this.sort;
    return this.model.find(inState(status)).sort(sort).lean<Document[]>().exec();
  }

  private async findOrder() {
    const [documents, stored] = await Promise.all([this.findAll(), this.order!.read()]);
    return { stored, shown: { ids: idsOf(inOrder(documents, stored.value)) } };
  }
}

/** The action for a change of state. */
function actionBetween(before: State, after: State): ActivityAction {
  if (before === after) return 'changed';
  if (after === 'trashed') return 'deleted';
  if (before === 'trashed') return 'restored';
  return after === 'published' ? 'published' : 'unpublished';
}

/** Whether an entity is as a bulk call wants it. */
function isAlready(document: object, { deleted, status, ...texts }: BulkChange): boolean {
  const current = document as Record<string, unknown>;
  const wanted = { ...texts, state: deleted ? 'trashed' : status };
  return Object.entries(wanted).every(
    ([name, value]) => value === undefined || value === current[name],
  );
}

const toBulkWrite = ({ state, version }: EntityDocument): BulkWrite => ({ status: state, version });

const STATE_FIELDS = new Set(['state', 'stateBefore', 'deletedAt', 'deletedBy']);

/** Whether a change is one of the content, not only of the state. */
const hasContent = ({ $set, $unset }: Change): boolean =>
  Object.keys({ ...$set, ...$unset }).some((name) => !STATE_FIELDS.has(name));
