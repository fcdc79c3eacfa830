import type { AboutContent } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { contentPicturesOf } from '../../common/forms/content-pictures.dto';
import type { IfMatch } from '../../common/http/if-match';
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

  async get(): Promise<AboutContent> {
    return (await this.about.get()).value;
  }

  /** @throws ApiError 412 as `ifMatch` says, 415 or 422 when a picture is not accepted */
  async save(dto: SaveAboutDto, ifMatch: IfMatch): Promise<AboutContent> {
    const expected = ifMatch.check(await this.about.get());
    const { mainText, arMainText } = dto;
    await this.files.withFiles(AboutRepository.FILE_OWNER, async (unit) => {
      const images = await storeSlots(unit, contentPicturesOf(dto));
      unit.discard(await this.about.change({ mainText, arMainText, images }, expected));
    });
    return this.get();
  }
}
