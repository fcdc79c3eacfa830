import {
  DEFAULT_SITE_LINES,
  DEFAULT_SITE_SETTINGS,
  NO_SITE_SETTINGS,
  type SiteSettings,
} from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { IfMatch } from '../../common/http/if-match';
import { SectionService } from '../base/section.service';
import type { SaveSiteSettingsDto } from './site-settings.dto';
import {
  SITE_SETTINGS_KEY,
  SITE_SETTINGS_MODEL,
  type SiteSettingsDocument,
} from './site-settings.schema';

@Injectable()
export class SiteSettingsService extends SectionService<SiteSettingsDocument, SiteSettings> {
  constructor(@InjectModel(SITE_SETTINGS_MODEL) settings: Model<SiteSettingsDocument>) {
    super(settings, 'site-settings', SITE_SETTINGS_KEY);
  }

  /** Saves the fields that are there. @throws ApiError 412 as `ifMatch` says */
  save(settings: SaveSiteSettingsDto, ifMatch?: IfMatch, by?: string): Promise<SiteSettings> {
    return this.saveFields({ ...settings }, ifMatch, by);
  }

  protected empty() {
    return DEFAULT_SITE_SETTINGS;
  }

  /** Settings from before the lines lack them, and show the site as it was. */
  protected toContent(settings: Partial<SiteSettings>): SiteSettings {
    return { ...NO_SITE_SETTINGS, ...DEFAULT_SITE_LINES, countVisits: true, ...settings };
  }
}
