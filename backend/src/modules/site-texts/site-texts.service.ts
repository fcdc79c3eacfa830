import type { SiteTexts } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import type { SaveSiteTextsDto } from './site-texts.dto';
import { SiteTextsRepository } from './site-texts.repository';

@Injectable()
export class SiteTextsService {
  constructor(private readonly texts: SiteTextsRepository) {}

  get(): Promise<SiteTexts> {
    return this.texts.find();
  }

  async save(change: SaveSiteTextsDto): Promise<SiteTexts> {
    await this.texts.change(change);
    return this.texts.find();
  }
}
