import type { HomeContent } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { contentPicturesOf } from '../../common/forms/content-pictures.dto';
import type { IfMatch } from '../../common/http/if-match';
import { FilesService } from '../../storage/files.service';
import { storeSlots } from '../../storage/picture-slots';
import type { SaveHomeContentDto } from './home-content.dto';
import { HomeContentRepository } from './home-content.repository';

@Injectable()
export class HomeContentService {
  constructor(
    private readonly home: HomeContentRepository,
    private readonly files: FilesService,
  ) {}

  async get(): Promise<HomeContent> {
    return (await this.home.get()).value;
  }

  /** @throws ApiError 412 as `ifMatch` says, 415 or 422 when a picture is not accepted */
  async save(dto: SaveHomeContentDto, ifMatch: IfMatch): Promise<HomeContent> {
    const expected = ifMatch.check(await this.home.get());
    const { mainText, arMainText, heroDescription, arHeroDescription } = dto;
    const { aboutDescription, arAboutDescription } = dto;
    const hero = { part: dto.heroImage, alt: dto.heroImageAlt, arAlt: dto.heroImageArAlt };
    await this.files.withFiles(HomeContentRepository.FILE_OWNER, async (unit) => {
      const [heroSlot, ...about] = await storeSlots(unit, [hero, ...contentPicturesOf(dto)]);
      const change = {
        texts: {
          mainText,
          arMainText,
          heroDescription,
          arHeroDescription,
          aboutDescription,
          arAboutDescription,
        },
        hero: heroSlot ?? {},
        about,
      };
      unit.discard(await this.home.change(change, expected));
    });
    return this.get();
  }
}
