import { type AboutContent, LIMITS } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { contentPictureSlots } from '../../common/forms/content-pictures.dto';
import type { IfMatch } from '../../common/http/if-match';
import { ContentRevision } from '../../database/content-revision';
import { emptySlot, toSlotImage } from '../../storage/picture-slots';
import { PicturesService } from '../../storage/pictures.service';
import { PicturedSingletonRepository } from '../base/pictured-singleton.repository';
import { RevisionsRepository } from '../revisions/revisions.repository';
import type { SaveAboutDto } from './about.dto';
import { ABOUT_ID, ABOUT_MODEL, type AboutDocument } from './about.schema';

@Injectable()
export class AboutRepository extends PicturedSingletonRepository<AboutDocument, AboutContent> {
  constructor(
    @InjectModel(ABOUT_MODEL) about: Model<AboutDocument>,
    revision: ContentRevision,
    revisions: RevisionsRepository,
    pictures: PicturesService,
  ) {
    super(about, revision, revisions, pictures, { section: 'content/about', id: ABOUT_ID });
  }

  /** @throws ApiError 412 as `ifMatch` says, 400, 415 or 422 when a picture is not accepted */
  save(dto: SaveAboutDto, ifMatch?: IfMatch, by?: string): Promise<AboutContent> {
    const { mainText, arMainText } = dto;
    return this.saveWithPictures(
      { mainText, arMainText },
      contentPictureSlots('images', dto),
      ifMatch,
      by,
    );
  }

  protected empty() {
    const images = Array.from({ length: LIMITS.contentImages }, emptySlot);
    return { mainText: '', arMainText: '', images };
  }

  protected toContent({ images, ...texts }: Omit<AboutDocument, '_id'>): AboutContent {
    return { ...texts, images: images.map(toSlotImage) };
  }

  protected slotsOf({ images }: AboutDocument) {
    return images;
  }
}
