import type { Partner } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
import { toAltImage } from '../../storage/stored-picture';
import { FileReferences } from '../../storage/file-references';
import { FilesService } from '../../storage/files.service';
import { notFoundError } from '../base/entity.repository';
import { PicturedRepository } from '../base/pictured.repository';
import { ListOrders } from '../lists/list-orders.repository';
import { PARTNER_MODEL, type PartnerDocument } from './partner.schema';
import type { CreatePartnerDto } from './partners.dto';

/** Partners in the owner's order. */
@Injectable()
export class PartnersRepository extends PicturedRepository<
  PartnerDocument,
  Partner,
  CreatePartnerDto
> {
  constructor(
    @InjectModel(PARTNER_MODEL) partners: Model<PartnerDocument>,
    revision: ContentRevision,
    files: FilesService,
    references: FileReferences,
    orders: ListOrders,
  ) {
    super(partners, revision, files, references, {
      owner: 'partners',
      order: orders.of('partners'),
      notFound: notFoundError('partner', 'This partner does not exist.', 'هذا الشريك غير موجود.'),
    });
  }

  protected toEntity({ _id, image }: PartnerDocument): Partner {
    return { _id: _id.toHexString(), image: toAltImage(image) };
  }
}
