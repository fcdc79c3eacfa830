import type { Model } from 'mongoose';
import type { IfMatch } from '../../common/http/if-match';
import type { ContentRevision } from '../../database/content-revision';
import type { DocumentVersion } from '../../database/document-version';
import {
  type PictureSlot,
  type SlotForm,
  slotUpdate,
  takeSlots,
} from '../../storage/picture-slots';
import type { PicturesService } from '../../storage/pictures.service';
import { SingletonRepository } from './singleton.repository';

interface PicturedSingletonDocument extends DocumentVersion {
  _id: string;
}

/** Content of which there is exactly one, with slots for pictures. */
export abstract class PicturedSingletonRepository<
  Document extends PicturedSingletonDocument,
  Content,
> extends SingletonRepository<Document, Content> {
  constructor(
    model: Model<Document>,
    revision: ContentRevision,
    private readonly pictures: PicturesService,
    id: string,
  ) {
    super(model, revision, id);
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
  ): Promise<Content> {
    const expected = await this.expectedVersion(ifMatch);
    const current = await this.findDocument();
    const held = current ? this.slotsOf(current).flatMap(({ picture }) => picture ?? []) : [];
    const changes = await takeSlots(this.pictures, Object.values(forms), held);
    const fields = { ...texts };
    for (const [index, path] of Object.keys(forms).entries()) {
      Object.assign(fields, slotUpdate(path, changes[index] ?? {}));
    }
    await this.write(fields, expected);
    return this.get();
  }
}
