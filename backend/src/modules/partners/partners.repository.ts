import type { Partner } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
import { type AltPicture, toAltImage } from '../../storage/stored-picture';
import { FileReferences } from '../../storage/file-references';
import type { StoredPicture } from '../../storage/stored-picture';
import { PARTNER_MODEL, type PartnerDocument } from './partner.schema';

const IN_ORDER_OF_ENTRY = { _id: 1 } as const;

const toPartner = ({ _id, image }: PartnerDocument): Partner => ({
  _id: _id.toHexString(),
  image: toAltImage(image),
});

@Injectable()
export class PartnersRepository {
  /** The name under which the logos are stored. */
  static readonly FILE_OWNER = 'partners';

  constructor(
    @InjectModel(PARTNER_MODEL) private readonly partners: Model<PartnerDocument>,
    private readonly revision: ContentRevision,
    references: FileReferences,
  ) {
    references.register(PartnersRepository.FILE_OWNER, (ids) => this.referencedFiles(ids));
  }

  async list(): Promise<Partner[]> {
    return (await this.partners.find().sort(IN_ORDER_OF_ENTRY).lean()).map(toPartner);
  }

  async create(image: AltPicture): Promise<Partner> {
    const created = await this.revision.write(() => this.partners.create({ image }));
    return toPartner(created.toObject());
  }

  /** @returns the logo of the partner that was removed; null when there was none */
  async remove(id: string): Promise<StoredPicture | null> {
    const removed = await this.revision.write(
      () =>
        this.partners
          .findByIdAndDelete(id, { projection: { image: 1 } })
          .lean()
          .exec(),
      { removes: [id] },
    );
    return removed && removed.image;
  }

  private async referencedFiles(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const found = await this.partners.find({ 'image.file': { $in: ids } }, { image: 1 }).lean();
    return found.map(({ image }) => image.file);
  }
}
