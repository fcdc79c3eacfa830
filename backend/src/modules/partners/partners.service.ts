import type { Partner } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notFoundError } from '../../common/errors/api-error';
import { toAltImage } from '../../storage/stored-picture';
import { OrderedService } from '../base/ordered.service';
import { PARTNER_MODEL, type PartnerDocument } from './partner.schema';
import { CreatePartnerDto } from './partners.dto';

/** Partners in the owner's order. */
@Injectable()
export class PartnersService extends OrderedService<PartnerDocument, Partner, CreatePartnerDto> {
  constructor(@InjectModel(PARTNER_MODEL) partners: Model<PartnerDocument>) {
    super(partners, {
      kind: 'partners',
      namesOf: ({ image }) => ({ name: image.alt }),
      publishedForm: CreatePartnerDto,
      notFound: notFoundError('partner', 'This partner does not exist.', 'هذا الشريك غير موجود.'),
    });
  }

  protected toEntity({ _id, image }: PartnerDocument): Partner {
    return { _id: _id.toHexString(), image: toAltImage(image) };
  }
}
