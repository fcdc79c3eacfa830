import { type HomeContent, LIMITS } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { contentPictureSlots } from '../../common/forms/content-pictures.dto';
import type { IfMatch } from '../../common/http/if-match';
import { emptySlot, type SlotForm, toSlotImage } from '../../storage/picture-slots';
import { SectionService } from '../base/section.service';
import type { SectionDocument } from '../base/section.schema';
import { HERO_PICTURES, type SaveHomeContentDto } from './home-content.dto';
import {
  HOME_CONTENT_MODEL,
  HOME_ID,
  type HomeContentDocument,
  type HomeTexts,
} from './home-content.schema';

const NO_TEXTS: HomeTexts = {
  mainText: '',
  arMainText: '',
  heroDescription: '',
  arHeroDescription: '',
  aboutDescription: '',
  arAboutDescription: '',
};
const TEXT_FIELDS = Object.keys(NO_TEXTS) as (keyof HomeTexts)[];

@Injectable()
export class HomeContentService extends SectionService<HomeContentDocument, HomeContent> {
  constructor(@InjectModel(HOME_CONTENT_MODEL) home: Model<HomeContentDocument>) {
    super(home, 'content/home', HOME_ID);
  }

  /** @throws ApiError 412 as `ifMatch` says, 400, 415 or 422 when a picture is not accepted */
  save(dto: SaveHomeContentDto, ifMatch?: IfMatch, by?: string): Promise<HomeContent> {
    const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, dto[field]]));
    const hero = Object.entries(HERO_PICTURES).map(([slot, name]): [string, SlotForm] => [
      slot,
      {
        part: dto[name],
        alt: dto[`${name}Alt`],
        arAlt: dto[`${name}ArAlt`],
        focus: dto[`${name}Focus`],
      },
    ]);
    return this.saveFields(texts, ifMatch, by, {
      ...Object.fromEntries(hero),
      ...contentPictureSlots('about', dto),
    });
  }

  protected empty() {
    return {
      ...NO_TEXTS,
      hero: emptySlot(),
      heroNoon: emptySlot(),
      heroDusk: emptySlot(),
      about: Array.from({ length: LIMITS.contentImages }, emptySlot),
    };
  }

  protected toContent({
    hero,
    heroNoon = emptySlot(),
    heroDusk = emptySlot(),
    about,
    ...texts
  }: Omit<HomeContentDocument, keyof SectionDocument>): HomeContent {
    return {
      ...texts,
      heroImage: toSlotImage(hero) ?? { url: '', alt: '', arAlt: '' },
      heroNoonImage: toSlotImage(heroNoon),
      heroDuskImage: toSlotImage(heroDusk),
      aboutImages: about.map(toSlotImage),
    };
  }

  protected override slotsOf({ hero, heroNoon, heroDusk, about }: HomeContentDocument) {
    return [hero, heroNoon, heroDusk, ...about].filter((slot) => slot !== undefined);
  }
}
