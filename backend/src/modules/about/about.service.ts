import type { AboutContent } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { contentPicturesOf } from '../../common/forms/content-pictures.dto';
import { FilesService } from '../../storage/files.service';
import { storeSlots } from '../../storage/picture-slots';
import type { SaveAboutDto } from './about.dto';
import { AboutRepository } from './about.repository';

@Injectable()
export class AboutService {
  constructor(
    private readonly about: AboutRepository,
    private readonly files: FilesService,
  ) {}

  get(): Promise<AboutContent> {
    return this.about.get();
  }

  /** @throws ApiError 415 or 422 when a picture is not accepted */
  async save(dto: SaveAboutDto): Promise<AboutContent> {
    const { mainText, arMainText } = dto;
    await this.files.withFiles(AboutRepository.FILE_OWNER, async (unit) => {
      const images = await storeSlots(unit, contentPicturesOf(dto));
      unit.discard(await this.about.change({ mainText, arMainText, images }));
    });
    return this.get();
  }
}
