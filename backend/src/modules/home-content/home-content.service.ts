import type { HomeContent } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { contentPicturesOf } from '../../common/forms/content-pictures.dto';
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

  get(): Promise<HomeContent> {
    return this.home.get();
  }

  /** @throws ApiError 415 or 422 when a picture is not accepted */
  async save(dto: SaveHomeContentDto): Promise<HomeContent> {
    const { mainText, arMainText, heroDescription, arHeroDescription } = dto;
    const { aboutDescription, arAboutDescription } = dto;
    const hero = { part: dto.heroImage, alt: dto.heroImageAlt };
    await this.files.withFiles(HomeContentRepository.FILE_OWNER, async (unit) => {
      const [heroSlot, ...about] = await storeSlots(unit, [hero, ...contentPicturesOf(dto)]);
      const replaced = await this.home.change({
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
      });
      unit.discard(replaced);
    });
    return this.get();
  }
}
