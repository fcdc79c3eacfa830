import { DEFAULT_SITE_SETTINGS, NO_SITE_SETTINGS, type SiteSettings } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { IfMatch } from '../../common/http/if-match';
import { ContentRevision } from '../../database/content-revision';
import { SectionRepository } from '../base/section.repository';
import { RevisionsRepository } from '../revisions/revisions.repository';
import type { SaveSiteSettingsDto } from './site-settings.dto';
import {
  SITE_SETTINGS_KEY,
  SITE_SETTINGS_MODEL,
  type SiteSettingsDocument,
} from './site-settings.schema';

@Injectable()
export class SiteSettingsRepository extends SectionRepository<SiteSettingsDocument, SiteSettings> {
  constructor(
    @InjectModel(SITE_SETTINGS_MODEL) settings: Model<SiteSettingsDocument>,
    revision: ContentRevision,
    revisions: RevisionsRepository,
  ) {
    super(settings, revision, revisions, { section: 'site-settings', id: SITE_SETTINGS_KEY });
  }

  /** Saves the fields that are there. @throws ApiError 412 as `ifMatch` says */
  async save(settings: SaveSiteSettingsDto, ifMatch?: IfMatch, by?: string): Promise<SiteSettings> {
    const expected = await this.expectedVersion(ifMatch);
    await this.write({ ...settings }, expected, by);
    return this.get();
  }

  protected empty() {
    return DEFAULT_SITE_SETTINGS;
  }

  protected toContent(settings: Partial<SiteSettings>): SiteSettings {
    return { ...NO_SITE_SETTINGS, countVisits: true, ...settings };
  }
}
