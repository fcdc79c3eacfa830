import type { RevisedSection, PreviousVersion } from '@manjara/contracts';
import { Inject } from '@nestjs/common';
import type { Model, Types } from 'mongoose';
import type { ContentRevision } from '../../database/content-revision';
import { withoutVersion } from '../../database/document-version';
import { ActivityRepository } from '../activity/activity.repository';
import type { RevisionsRepository } from '../revisions/revisions.repository';
import { fieldsBetween, toRevisions } from './revised';
import { type SingletonDocument, SingletonRepository } from './singleton.repository';

export interface SectionOptions {
  /** Its address in the API, without /api. */
  section: RevisedSection;
  /** Of its document. */
  id: string;
}

/** A section of the site's texts, with previous versions. */
export abstract class SectionRepository<
  Document extends SingletonDocument,
  Content extends object,
> extends SingletonRepository<Document, Content> {
  // Not by the constructor, through which every subclass would have to pass it on.
  @Inject(ActivityRepository)
  private readonly activity: ActivityRepository;

  private readonly section: RevisedSection;

  constructor(
    model: Model<Document>,
    revision: ContentRevision,
    private readonly previous: RevisionsRepository,
    { section, id }: SectionOptions,
  ) {
    super(model, revision, id);
    this.section = section;
  }

  /** Previous versions, newest first; `by` is the id of the admin. */
  async revisions(): Promise<PreviousVersion[]> {
    const revisions = await this.previous.list(this.section, this.id);
    const toAnswer = (document: unknown) => this.answer(document as Document);
    return toRevisions(revisions, await this.get(), toAnswer);
  }

  /** Saves the content of a previous version as a new one. @throws ApiError 404 */
  async restoreRevision(version: number, by: string): Promise<Content> {
    const revision = await this.previous.find(this.section, this.id, version);
    await this.beforeRestore(revision.files);
    await this.write(contentOf(revision.document as Document), undefined, by);
    return this.get();
  }

  /** The files to which a document refers. */
  protected filesOf(_document: Document): Types.ObjectId[] {
    return [];
  }

  protected async beforeRestore(_files: readonly Types.ObjectId[]): Promise<void> {
    // Nothing has to be touched without pictures.
  }

  protected override async beforeWrite(document: Document): Promise<void> {
    // Never saved: an empty document.
    if (document.version === undefined) return;
    await this.previous.keep(this.section, document, this.filesOf(document));
  }

  protected override async afterWrite(
    before: Document,
    after: Document,
    by?: string,
  ): Promise<void> {
    const fields = fieldsBetween(this.answer(before), this.answer(after));
    if (fields.length === 0) return;
    await this.activity.record({ action: 'changed', kind: this.section, fields, by });
  }

  private answer(document: Document): Content {
    return this.toContent(contentOf(document) as never);
  }
}

function contentOf<Document extends SingletonDocument>(document: Document) {
  const { _id, ...content } = withoutVersion(document);
  return content;
}
