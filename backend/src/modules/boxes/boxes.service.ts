import type { Box } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notFoundError } from '../../common/errors/api-error';
import { contentOf } from '../base/entity-document';
import { OrderedService } from '../base/ordered.service';
import { BOX_MODEL, type BoxDocument } from './box.schema';
import type { CreateBoxDto } from './boxes.dto';

/** Boxes in the owner's order. */
@Injectable()
export class BoxesService extends OrderedService<BoxDocument, Box, CreateBoxDto> {
  constructor(@InjectModel(BOX_MODEL) boxes: Model<BoxDocument>) {
    super(boxes, {
      kind: 'content/boxes',
      namesOf: ({ boxTitle, arBoxTitle }) => ({ name: boxTitle, arName: arBoxTitle }),
      notFound: notFoundError('box', 'This box does not exist.', 'هذه البطاقة غير موجودة.'),
    });
  }

  protected toEntity(document: BoxDocument): Box {
    const { _id, ...texts } = contentOf(document);
    return { _id: _id.toHexString(), ...texts };
  }
}
