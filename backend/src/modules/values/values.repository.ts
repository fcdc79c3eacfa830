import type { Value } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { fileUrl } from '../../storage/stored-picture';
import { EntityRepository } from '../base/entity.repository';
import { notFoundError } from '../base/entity-store.repository';
import type { Names } from '../base/trash.repository';
import { VALUE_MODEL, type ValueDocument } from './value.schema';
import type { CreateValueDto } from './values.dto';

/** Values in the owner's order. */
@Injectable()
export class ValuesRepository extends EntityRepository<ValueDocument, Value, CreateValueDto> {
  constructor(@InjectModel(VALUE_MODEL) values: Model<ValueDocument>) {
    super(values, {
      kind: 'content/values',
      order: 'values',
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
