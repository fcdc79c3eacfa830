import type { Type } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import { createValidationPipe } from '../../common/validation/validation.pipe';
import { type EntityChange, type StoredForm, toChange } from './entity-change';
import type { EntityDocument } from './entity-document';
import { isScheduled } from './schedule';

/** The part of a mongoose document that is used here. */
interface EditableDocument {
  set(path: string | object, value?: unknown): unknown;
  toObject(): unknown;
}

/** Checks that entities are complete when they are published or scheduled. */
export class Publication<Document extends EntityDocument> {
  /** @param form DTO that a published entity must satisfy; absent: there are no drafts */
  constructor(
    private readonly hydrate: (document: Document) => EditableDocument,
    private readonly form?: Type<object>,
  ) {}

  /** @throws ApiError 400 if the document does not satisfy the form after the change */
  async assertComplete(current: Document, { $set, $unset }: EntityChange): Promise<void> {
    if (!this.form) return;
    const document = this.hydrate(current);
    document.set({ ...$set });
    for (const path of Object.keys($unset ?? {})) document.set(path, undefined);
    const { image = {}, publishAt: _publishAt, ...texts } = document.toObject() as EntityDocument;
    const { file, alt, arAlt } = image;
    const value = { ...texts, alt, arAlt, image: file && {} };
    await createValidationPipe().transform(value, { type: 'body', metatype: this.form });
  }

  /**
   * The change of a form.
   * @param by id of the admin
   * @throws ApiError 400 if it publishes an incomplete draft, or one is scheduled
   */
  async changeByForm(current: Document, form: StoredForm, by?: string): Promise<EntityChange> {
    const change = toChange(current, form, by);
    const isPublished = form.status === 'published' && current.state !== 'published';
    const isWaiting = form.publishAt === undefined ? isScheduled(current) : form.publishAt !== '';
    if (isPublished || (isWaiting && form.status !== 'published')) {
      await this.assertComplete(current, change);
    }
    return change;
  }

  /** Names of the fields that are missing or invalid for publication. */
  async faultsOf(current: Document, change: EntityChange): Promise<string[]> {
    try {
      await this.assertComplete(current, change);
      return [];
    } catch (error) {
      if (!(error instanceof ApiError) || !error.details?.length) throw error;
      return error.details.map(({ field }) => field);
    }
  }
}
