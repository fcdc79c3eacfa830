import type { HomeContent } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import type { FileUnit } from '../../storage/file-unit';
import { FilesService } from '../../storage/files.service';
import type { SaveHomeContentDto, SlotPart } from './home-content.dto';
import { HomeContentRepository, type SlotChange } from './home-content.repository';

interface SlotForm {
  part: SlotPart | undefined;
  alt: string | undefined;
}

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
    const forms: SlotForm[] = [
      { part: dto.heroImage, alt: dto.heroImageAlt },
      { part: dto['images[0]'], alt: dto['images[0]_alt'] },
      { part: dto['images[1]'], alt: dto['images[1]_alt'] },
      { part: dto['images[2]'], alt: dto['images[2]_alt'] },
      { part: dto['images[3]'], alt: dto['images[3]_alt'] },
    ];
    await this.files.withFiles(HomeContentRepository.FILE_OWNER, async (unit) => {
      const [hero, ...about] = await storeSlots(unit, forms);
      const replaced = await this.home.change({
        texts: {
          mainText,
          arMainText,
          heroDescription,
          arHeroDescription,
          aboutDescription,
          arAboutDescription,
        },
        hero: hero ?? {},
        about,
      });
      unit.discard(replaced);
    });
    return this.get();
  }
}

/** Stores the files of all slots together, so that none is kept when one is not accepted. */
async function storeSlots(unit: FileUnit, forms: readonly SlotForm[]): Promise<SlotChange[]> {
  const files = forms.flatMap(({ part }) => (part ? [part] : []));
  const stored = (await unit.storePictures(files))[Symbol.iterator]();
  return forms.map(({ part, alt }) => {
    const slot: SlotChange = { alt };
    if (part) slot.picture = stored.next().value as SlotChange['picture'];
    else if (part === '') slot.picture = null;
    return slot;
  });
}
