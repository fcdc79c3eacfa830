import { type HomeContent, LIMITS } from '@manjara/contracts';
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
import type { SaveHomeContentDto } from './home-content.dto';
import { HOME_CONTENT_MODEL, HOME_ID, type HomeContentDocument } from './home-content.schema';

@Injectable()
export class HomeContentRepository extends PicturedSingletonRepository<
  HomeContentDocument,
  HomeContent
> {
  constructor(
    @InjectModel(HOME_CONTENT_MODEL) home: Model<HomeContentDocument>,
    revision: ContentRevision,
    revisions: RevisionsRepository,
    pictures: PicturesService,
  ) {
    super(home, revision, revisions, pictures, { section: 'content/home', id: HOME_ID });
  }

  /** @throws ApiError 412 as `ifMatch` says, 400, 415 or 422 when a picture is not accepted */
  save(dto: SaveHomeContentDto, ifMatch?: IfMatch, by?: string): Promise<HomeContent> {
    const { mainText, arMainText, heroDescription, arHeroDescription } = dto;
    const { aboutDescription, arAboutDescription } = dto;
    const texts = {
      mainText,
      arMainText,
      heroDescription,
      arHeroDescription,
      aboutDescription,
      arAboutDescription,
    };
    const hero = {
      part: dto.heroImage,
      alt: dto.heroImageAlt,
      arAlt: dto.heroImageArAlt,
      focus: dto.heroImageFocus,
    };
    return this.saveWithPictures(
      texts,
      { hero, ...contentPictureSlots('about', dto) },
      ifMatch,
      by,
    );
  }

  protected empty() {
    return {
      mainText: '',
      arMainText: '',
      heroDescription: '',
      arHeroDescription: '',
      aboutDescription: '',
      arAboutDescription: '',
      hero: emptySlot(),
      about: Array.from({ length: LIMITS.contentImages }, emptySlot),
    };
  }

  protected toContent({ hero, about, ...texts }: Omit<HomeContentDocument, '_id'>): HomeContent {
    return {
      ...texts,
      heroImage: toSlotImage(hero) ?? { url: '', alt: '', arAlt: '' },
      aboutImages: about.map(toSlotImage),
    };
  }

  protected slotsOf({ hero, about }: HomeContentDocument) {
    return [hero, ...about];
  }
}
