import {
  type BulkChange,
  type BulkRevert,
  type Category,
  type CategoryKind,
  findCategory,
  listNameOf,
  type Status,
} from '@manjara/contracts';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { ApiError } from '../../common/errors/api-error';
import type { IfMatch } from '../../common/http/if-match';
import { toBilingualImage } from '../../storage/bilingual-picture';
import type { BulkWrite } from '../base/bulk';
import type { EntityChange } from '../base/entity-change';
import { type EntityForm, isStored } from '../base/entity-document';
import type { EntityOptions } from '../base/entity-options';
import { OrderedService, type Order } from '../base/ordered.service';
import { inState } from '../base/state.schema';
import { idsOf } from '../lists/order';
import { CATEGORY_ERRORS } from './categories.errors';
import type { CreateCategoryDto } from './categories.dto';
import type { CategoryDocument } from './category.schema';
import { CategorizedItems } from './categorized-items';
import {
  assertUnused,
  type CurrentLabels,
  type ItemLabels,
  labelsOf,
  labelsOfItems,
  toCurrentLabels,
} from './category-labels';
import { type CategoryNames, isNameOf, namesLeadingTo, withFormerNames } from './former-names';

type CategoryForm = EntityForm<CreateCategoryDto>;

interface CategoryOptions extends Pick<EntityOptions<CategoryDocument>, 'notFound'> {
  kind: CategoryKind;
  /** Collection of the items of the categories. */
  items: string;
  /** The list before its first change. */
  first: readonly CategoryDocument[];
}

/**
 * The base of the two lists of categories. Items have the labels of their category; after a rename
 * or a merger the former labels still lead to it, and the items get the new ones.
 */
export abstract class CategoriesService extends OrderedService<
  CategoryDocument,
  Category,
  CreateCategoryDto
> {
  @InjectConnection() private readonly connection: Connection;

  constructor(
    model: Model<CategoryDocument>,
    private readonly categories: CategoryOptions,
  ) {
    super(model, {
      kind: categories.kind,
      namesOf: ({ name, arName }) => ({ name, arName }),
      notFound: categories.notFound,
      ownFields: ['formerNames'],
    });
  }

  /** The labels of all categories, current and former. */
  async labels(): Promise<CurrentLabels[]> {
    return labelsOf((await this.findOrdered()).documents);
  }

  /** The English labels with which items of a category may be stored; none if there is no such. */
  async storedLabels(label: string): Promise<string[]> {
    const all = await this.labels();
    const found = findCategory(all, label);
    return found ? labelsOfItems(found, all) : [];
  }

  /** The labels, with the number of published items of each category. */
  async countedLabels(): Promise<(CurrentLabels & { count: number })[]> {
    const all = await this.labels();
    const count = (one: CurrentLabels) => this.items.countPublished(labelsOfItems(one, all));
    return Promise.all(all.map(async (one) => ({ ...one, count: await count(one) })));
  }

  /**
   * The labels that a category has now.
   * @throws ApiError 400 if the two are not of one category
   */
  async currentLabels(labels: ItemLabels): Promise<ItemLabels> {
    return toCurrentLabels(labels, await this.labels());
  }

  override async get(id: string): Promise<Category> {
    const found = (await this.findAll()).find(({ _id }) => _id.equals(id));
    if (!found) throw new ApiError(this.options.notFound);
    return this.toEntity(found);
  }

  override async create(form: CategoryForm, createdAt?: Date, by?: string): Promise<Category> {
    await this.assertFree(form);
    await this.renameItems();
    return super.create(form, createdAt, by);
  }

  override async insert(fields: object, state?: Status, by?: string): Promise<Category> {
    await this.storeFirst();
    return super.insert(fields, state, by);
  }

  override update(
    id: string,
    form: CategoryForm,
    ifMatch?: IfMatch,
    by?: string,
  ): Promise<Category> {
    return this.renaming(id, form, () => super.update(id, form, ifMatch, by));
  }

  override async restoreVersion(id: string, version: number, by: string): Promise<Category> {
    const found = await this.previousVersions.find(this.options.kind, id, version);
    const names = found.document as CategoryNames;
    return this.renaming(id, names, () => super.restoreVersion(id, version, by));
  }

  override async saveOrder(ids: readonly string[], ifMatch: IfMatch): Promise<Order> {
    await this.storeFirst();
    return super.saveOrder(ids, ifMatch);
  }

  /**
   * Moves a category to the trash, and its items (with drafts and trash) to another category.
   * @param to id of the other one; absent: the category must be empty
   * @throws ApiError 400, 404; 409 if it is not empty, or the last one
   */
  async remove(id: string, to: string | undefined, by: string): Promise<void> {
    const source = await this.findDocument(id);
    const others = (await this.findAll()).filter(({ _id }) => !_id.equals(id));
    if (others.length === 0) throw new ApiError(CATEGORY_ERRORS.last);
    const target = others.find(({ _id }) => _id.equals(to ?? ''));
    if (to && !target) throw new ApiError(this.options.notFound);
    await this.renameItems();
    if (target) {
      await this.merge(source, target, by);
    } else if (await this.items.exists(source)) {
      throw new ApiError(CATEGORY_ERRORS.inUse);
    }
    await super.changeOne(id, { deleted: true }, by);
    await this.renameItems();
  }

  override async changeOne(id: string, change: BulkChange, by: string): Promise<BulkWrite> {
    await this.remove(id, undefined, by);
    const removed = await this.trash.find(id);
    return { status: 'trashed', version: removed?.version };
  }

  override async revertOne(item: BulkRevert, by: string): Promise<BulkWrite> {
    await this.assertRestorable(item.id);
    return super.revertOne(item, by);
  }

  override async restore(id: string, adminId: string): Promise<Category> {
    await this.assertRestorable(id);
    return super.restore(id, adminId);
  }

  /** Gives items with former labels those that their category has now. Idempotent. */
  async renameItems(): Promise<void> {
    const categories = await this.findAll();
    let renamed = false;
    for (const [category, former] of namesLeadingTo(categories)) {
      for (const names of former.filter((each) => !isNameOf(categories, each))) {
        renamed = (await this.items.rename(names, category)) || renamed;
      }
    }
    if (renamed) await this.contentRevision.changed();
  }

  protected toEntity({ _id, name, arName, ...document }: CategoryDocument): Category {
    const { introduction, arIntroduction, image } = document;
    return {
      _id: _id.toHexString(),
      name,
      arName,
      introduction,
      arIntroduction,
      ...(isStored(image) && { image: toBilingualImage(image) }),
    };
  }

  /** The first list until it is stored as a whole. */
  protected override async findAll(): Promise<CategoryDocument[]> {
    const [stored, isWhole] = await Promise.all([super.findAll(), this.isFirstStored()]);
    if (isWhole && stored.length > 0) return stored;
    const missing = this.categories.first.filter(
      ({ _id }) => !stored.some((each) => each._id.equals(_id)),
    );
    return [...missing, ...stored].sort((a, b) => (String(a._id) < String(b._id) ? -1 : 1));
  }

  protected override async findDocument(id: string): Promise<CategoryDocument> {
    await this.storeFirst();
    return super.findDocument(id);
  }

  private get items(): CategorizedItems {
    return new CategorizedItems(this.connection.collection(this.categories.items));
  }

  /** The order of a list is stored with its first change, after the categories. */
  private async isFirstStored(): Promise<boolean> {
    return (await this.orders.read(listNameOf(this.categories.kind))).value.length > 0;
  }

  private async storeFirst(): Promise<void> {
    if ((await this.isFirstStored()) && (await this.model.exists(inState('all')))) return;
    const { first, kind } = this.categories;
    for (const { _id, ...document } of first) {
      await this.model.updateOne({ _id }, { $setOnInsert: document }, { upsert: true });
    }
    await this.orders.save(listNameOf(kind), idsOf(first));
  }

  /** The former names are part of the write that changes the names. */
  protected override completeChange(
    current: CategoryDocument,
    change: EntityChange,
  ): Promise<EntityChange> {
    const { name = current.name, arName = current.arName } = (change.$set ??
      {}) as Partial<CategoryNames>;
    if (name === current.name && arName === current.arName) return Promise.resolve(change);
    const formerNames = withFormerNames(current.formerNames, current);
    return Promise.resolve({ ...change, $set: { ...change.$set, formerNames } });
  }

  /** Runs a write that may change the names, then gives the items the new ones. */
  private async renaming<T>(
    id: string,
    { name, arName }: Partial<CategoryNames>,
    write: () => Promise<T>,
  ): Promise<T> {
    const current = await this.findDocument(id);
    const next = { name: name ?? current.name, arName: arName ?? current.arName };
    if (next.name === current.name && next.arName === current.arName) return write();
    await this.assertFree(next, id);
    await this.renameItems();
    const written = await write();
    await this.renameItems();
    return written;
  }

  /** Lets all names of a category lead to another one. */
  private async merge(source: CategoryDocument, target: CategoryDocument, by: string) {
    await this.rewrite(
      await this.findDocument(target._id.toHexString()),
      undefined,
      ({ formerNames = [] }) => ({
        $set: {
          formerNames: withFormerNames([...formerNames, ...(source.formerNames ?? [])], source),
        },
      }),
      by,
    );
  }

  /** @param ownId of the category that has the names. @throws ApiError 409 */
  private async assertFree(names: Partial<CategoryNames>, ownId?: string): Promise<void> {
    const others = (await this.findAll()).filter(({ _id }) => !_id.equals(ownId ?? ''));
    assertUnused(names, others);
  }

  /** @throws ApiError 409 if another category has its name now */
  private async assertRestorable(id: string): Promise<void> {
    const trashed = await this.trash.find(id);
    if (trashed) await this.assertFree(trashed);
    await this.renameItems();
  }
}
