import type { BulkChange } from '@manjara/contracts';
import type { IfMatch } from '../../common/http/if-match';
import type { EntityDocument, EntityForm } from '../base/entity-document';
import { EntityService } from '../base/entity.service';
import type { CategoriesService } from './categories.service';

interface Labels {
  category?: string;
  arCategory?: string;
}

/** The base of the services of entities that belong to a category. */
export abstract class CategorizedService<
  Document extends EntityDocument & Labels,
  Entity extends object,
  Form extends Labels,
> extends EntityService<Document, Entity, Form> {
  protected abstract readonly categories: Pick<CategoriesService, 'currentLabels'>;

  override async create(form: EntityForm<Form>, createdAt?: Date, by?: string): Promise<Entity> {
    return super.create(await this.withCategory(form), createdAt, by);
  }

  override async update(
    id: string,
    form: EntityForm<Form>,
    ifMatch?: IfMatch,
    by?: string,
  ): Promise<Entity> {
    return super.update(id, await this.withCategory(form), ifMatch, by);
  }

  prepareChange(change: BulkChange): Promise<BulkChange> {
    return this.withCategory(change);
  }

  /** A previous version with the labels that its category has now. */
  protected override current(version: Document): Promise<Document> {
    return this.withCategory(version);
  }

  /** @throws ApiError 400 if the labels are not of one category */
  private async withCategory<T extends object>(labelled: T): Promise<T> {
    const { category, arCategory } = labelled as Labels;
    if (!category || !arCategory) return labelled;
    return { ...labelled, ...(await this.categories.currentLabels({ category, arCategory })) };
  }
}
