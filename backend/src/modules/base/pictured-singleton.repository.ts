import type { Model, Types } from 'mongoose';
import type { IfMatch } from '../../common/http/if-match';
import type { ContentRevision } from '../../database/content-revision';
import type { DocumentVersion } from '../../database/document-version';
import type { FileReferences } from '../../storage/file-references';
import type { FilesService } from '../../storage/files.service';
import {
  type PictureSlot,
  replacedPictures,
  type SlotForm,
  slotUpdate,
  storeSlots,
} from '../../storage/picture-slots';
import { SingletonRepository } from './singleton.repository';

interface PicturedSingletonDocument extends DocumentVersion {
  _id: string;
}

/** Content of which there is exactly one, with slots for pictures. */
export abstract class PicturedSingletonRepository<
  Document extends PicturedSingletonDocument,
  Content,
> extends SingletonRepository<Document, Content> {
  /** @param owner the name under which the pictures are stored */
  constructor(
    model: Model<Document>,
    revision: ContentRevision,
    private readonly files: FilesService,
    references: FileReferences,
    { id, owner }: { id: string; owner: string },
  ) {
    super(model, revision, id);
    this.owner = owner;
    references.register(owner, () => this.referencedFiles());
  }

  private readonly owner: string;

  /** All slots of a document, by their paths. */
  protected abstract slotsOf(document: Document): Record<string, PictureSlot>;

  /**
   * @param texts those that are absent stay
   * @param forms what is to become of slots, by their paths
   * @throws ApiError 412 as `ifMatch` says, 415 or 422 when a picture is not accepted
   */
  protected async saveWithPictures(
    texts: Record<string, unknown>,
    forms: Record<string, SlotForm>,
    ifMatch?: IfMatch,
  ): Promise<Content> {
    const expected = await this.expectedVersion(ifMatch);
    await this.files.withFiles(this.owner, async (transaction) => {
      const changes = await storeSlots(transaction, Object.values(forms));
      const fields = { ...texts };
      const paths = Object.keys(forms);
      paths.forEach((path, index) => Object.assign(fields, slotUpdate(path, changes[index] ?? {})));
      const before = await this.write(fields, expected);
      if (!before) return;
      const slots = this.slotsOf(before);
      transaction.discard(
        replacedPictures(
          paths.map((path) => slots[path]),
          changes,
        ),
      );
    });
    return this.get();
  }

  private async referencedFiles(): Promise<Types.ObjectId[]> {
    const document = await this.findDocument();
    if (!document) return [];
    return Object.values(this.slotsOf(document)).flatMap(({ picture }) => picture?.file ?? []);
  }
}
