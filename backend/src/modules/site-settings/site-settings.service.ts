import {
  companyName,
  DEFAULT_SITE_LINES,
  DEFAULT_SITE_SETTINGS,
  NO_SITE_SETTINGS,
  type SiteSettings,
} from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Bilingual } from '../../common/errors/api-error';
import type { IfMatch } from '../../common/http/if-match';
import { emptySlot } from '../../storage/picture-slots';
import { toImage } from '../../storage/stored-picture';
import type { SectionDocument } from '../base/section.schema';
import { SectionService } from '../base/section.service';
import type { SaveSiteSettingsDto } from './site-settings.dto';
import {
  SITE_SETTINGS_KEY,
  SITE_SETTINGS_MODEL,
  type SiteSettingsDocument,
} from './site-settings.schema';

type Settings = Partial<Omit<SiteSettingsDocument, keyof SectionDocument>>;

@Injectable()
export class SiteSettingsService extends SectionService<SiteSettingsDocument, SiteSettings> {
  constructor(@InjectModel(SITE_SETTINGS_MODEL) settings: Model<SiteSettingsDocument>) {
    super(settings, 'site-settings', SITE_SETTINGS_KEY);
  }

  /** Saves the fields that are there. @throws ApiError 412 as `ifMatch` says */
  save(
    { logo, ...settings }: SaveSiteSettingsDto,
    ifMatch?: IfMatch,
    by?: string,
  ): Promise<SiteSettings> {
    const slots = { logo: { part: logo, alt: undefined } };
    return this.saveFields({ ...settings }, ifMatch, by, slots);
  }

  /** The company's name in both languages. */
  async readNames(): Promise<Bilingual> {
    const { name: en, arName: ar } = await this.get();
    return { ar, en };
  }

  protected empty() {
    return { ...DEFAULT_SITE_SETTINGS, logo: emptySlot() };
  }

  /** Settings from before the lines lack them, and show the site as it was. */
  protected toContent({ logo, ...settings }: Settings): SiteSettings {
    const shown = { ...NO_SITE_SETTINGS, ...DEFAULT_SITE_LINES, countVisits: true, ...settings };
    return {
      ...shown,
      name: companyName(shown, 'en'),
      arName: companyName(shown, 'ar'),
      logo: logo?.picture ? toImage(logo.picture) : null,
    };
  }

  protected override slotsOf({ logo }: SiteSettingsDocument) {
    return logo ? [logo] : [];
  }
}
