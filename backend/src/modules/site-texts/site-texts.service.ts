import type { SiteTexts } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import type { IfMatch } from '../../common/http/if-match';
import type { SaveSiteTextsDto } from './site-texts.dto';
import { SiteTextsRepository } from './site-texts.repository';

@Injectable()
export class SiteTextsService {
  constructor(private readonly texts: SiteTextsRepository) {}

  async get(): Promise<SiteTexts> {
    return (await this.texts.find()).value;
  }

  /** @throws ApiError 412 as `ifMatch` says */
  async save(change: SaveSiteTextsDto, ifMatch: IfMatch): Promise<SiteTexts> {
    const expected = ifMatch.check(await this.texts.find());
    await this.texts.change(change, expected);
    return this.get();
  }
}
