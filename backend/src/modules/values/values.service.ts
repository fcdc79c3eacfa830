import type { Value } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notFoundError } from '../../common/errors/api-error';
import type { IfMatch } from '../../common/http/if-match';
import { fileUrl } from '../../storage/stored-picture';
import type { EntityForm } from '../base/entity-document';
import { OrderedService } from '../base/ordered.service';
import { VALUE_MODEL, type ValueDocument } from './value.schema';
import type { CreateValueDto } from './values.dto';

/** Its picture is called `valueImage` in the form (spec §7). */
type ValueForm = EntityForm<CreateValueDto>;

/** Values in the owner's order. */
@Injectable()
export class ValuesService extends OrderedService<ValueDocument, Value, CreateValueDto> {
  constructor(@InjectModel(VALUE_MODEL) values: Model<ValueDocument>) {
    super(values, {
      kind: 'content/values',
      namesOf: ({ value, arValue }) => ({ name: value, arName: arValue }),
      notFound: notFoundError('value', 'This value does not exist.', 'هذه القيمة غير موجودة.'),
    });
  }

  override create({ valueImage: image, ...form }: ValueForm, createdAt?: Date, by?: string) {
    return super.create({ image, ...form }, createdAt, by);
  }

  override update(
    id: string,
    { valueImage: image, ...form }: ValueForm,
    ifMatch?: IfMatch,
    by?: string,
  ) {
    return super.update(id, { image, ...form }, ifMatch, by);
  }

  /** A value has only the URL (spec §3) and the focal point of its picture. */
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
}
