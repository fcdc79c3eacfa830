import type { Value } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
import { PicturesService } from '../../storage/pictures.service';
import { fileUrl } from '../../storage/stored-picture';
import { notFoundError } from '../base/entity.repository';
import { type PicturedForm, PicturedRepository } from '../base/pictured.repository';
import type { Names } from '../base/trashable.repository';
import { ListOrders } from '../lists/list-orders.repository';
import { RevisionsRepository } from '../revisions/revisions.repository';
import { VALUE_MODEL, type ValueDocument } from './value.schema';
import type { CreateValueDto } from './values.dto';

type ValueForm = PicturedForm & Pick<CreateValueDto, 'value' | 'arValue'>;

/** Values in the owner's order. */
@Injectable()
export class ValuesRepository extends PicturedRepository<ValueDocument, Value, ValueForm> {
  constructor(
    @InjectModel(VALUE_MODEL) values: Model<ValueDocument>,
    revision: ContentRevision,
    revisions: RevisionsRepository,
    pictures: PicturesService,
    orders: ListOrders,
  ) {
    super(values, revision, revisions, pictures, {
      kind: 'content/values',
      order: orders.of('values'),
      notFound: notFoundError('value', 'This value does not exist.', 'هذه القيمة غير موجودة.'),
    });
  }

  /** Of its picture, a value has the address (spec §3) and the focal point. */
  protected toEntity({ _id, value, arValue, image }: ValueDocument): Value {
    const { file, alt, arAlt, focus } = image;
    return {
      _id: _id.toHexString(),
      value,
      arValue,
      image: fileUrl(file),
      ...(focus && { focus }),
      alt,
      arAlt,
    };
  }

  protected namesOf({ value, arValue }: ValueDocument): Names {
    return { name: value, arName: arValue };
  }
}
