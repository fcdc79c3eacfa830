import type { Model, Types } from 'mongoose';
import type { IfMatch } from '../../common/http/if-match';
import type { ContentRevision } from '../../database/content-revision';
import type { DocumentVersion } from '../../database/document-version';
import { type PictureSlot, type SlotForm, takeSlots } from '../../storage/picture-slots';
import type { PicturesService } from '../../storage/pictures.service';
import type { RevisionsRepository } from '../revisions/revisions.repository';
import { type SectionOptions, SectionRepository } from './section.repository';

interface PicturedSingletonDocument extends DocumentVersion {
  _id: string;
}

/** Content of which there is exactly one, with slots for pictures. */
export abstract class PicturedSingletonRepository<
  Document extends PicturedSingletonDocument,
  Content extends object,
> extends SectionRepository<Document, Content> {
  constructor(
    model: Model<Document>,
    revision: ContentRevision,
    revisions: RevisionsRepository,
    private readonly pictures: PicturesService,
    options: SectionOptions,
  ) {
    super(model, revision, revisions, options);
  }

  /** All slots of a document. */
  protected abstract slotsOf(document: Document): PictureSlot[];

  /**
   * @param texts those that are absent stay
   * @param forms what is to become of slots, by their paths
   * @throws ApiError 412 as `ifMatch` says, 400, 415 or 422 when a picture is not accepted
   */
  protected async saveWithPictures(
    texts: Record<string, unknown>,
    forms: Record<string, SlotForm>,
    ifMatch?: IfMatch,
    by?: string,
  ): Promise<Content> {
    const expected = await this.expectedVersion(ifMatch);
    const current = await this.findDocument();
    const held = current ? this.slotsOf(current).flatMap(({ picture }) => picture ?? []) : [];
    const fields = await takeSlots(this.pictures, forms, held);
    await this.write({ ...texts, ...fields }, expected, by);
    return this.get();
  }

  protected override filesOf(document: Document) {
    return this.slotsOf(document).flatMap(({ picture }) => picture?.file ?? []);
  }

  protected override async beforeRestore(files: readonly Types.ObjectId[]): Promise<void> {
    await this.pictures.touch(files.map((file) => ({ file })));
  }
}
