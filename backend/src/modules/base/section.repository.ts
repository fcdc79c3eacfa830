import type { RevisedSection, PreviousVersion } from '@manjara/contracts';
import type { Model, Types } from 'mongoose';
import type { ContentRevision } from '../../database/content-revision';
import { withoutVersion } from '../../database/document-version';
import type { RevisionsRepository } from '../revisions/revisions.repository';
import { toRevisions } from './revised';
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
    const toAnswer = (document: unknown) =>
      this.toContent(contentOf(document as Document) as never);
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
}

function contentOf<Document extends SingletonDocument>(document: Document) {
  const { _id, ...content } = withoutVersion(document);
  return content;
}
