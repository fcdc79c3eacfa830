import { type AboutContent, LIMITS } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { contentPictureSlots } from '../../common/forms/content-pictures.dto';
import type { IfMatch } from '../../common/http/if-match';
import { emptySlot, toSlotImage } from '../../storage/picture-slots';
import { SectionService } from '../base/section.service';
import type { SectionDocument } from '../base/section.schema';
import type { SaveAboutDto } from './about.dto';
import { ABOUT_ID, ABOUT_MODEL, type AboutDocument } from './about.schema';

@Injectable()
export class AboutService extends SectionService<AboutDocument, AboutContent> {
  constructor(@InjectModel(ABOUT_MODEL) about: Model<AboutDocument>) {
    super(about, 'content/about', ABOUT_ID);
  }

  /** @throws ApiError 412 as `ifMatch` says, 400, 415 or 422 when a picture is not accepted */
  save(dto: SaveAboutDto, ifMatch?: IfMatch, by?: string): Promise<AboutContent> {
    const { mainText, arMainText } = dto;
    const slots = contentPictureSlots('images', dto);
    return this.saveFields({ mainText, arMainText }, ifMatch, by, slots);
  }

  protected empty() {
    const images = Array.from({ length: LIMITS.contentImages }, emptySlot);
    return { mainText: '', arMainText: '', images };
  }

  protected toContent({
    images,
    ...texts
  }: Omit<AboutDocument, keyof SectionDocument>): AboutContent {
    return { ...texts, images: images.map(toSlotImage) };
  }

  protected override slotsOf({ images }: AboutDocument) {
    return images;
  }
}
