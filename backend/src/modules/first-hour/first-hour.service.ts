import { DEFAULT_SITE_SETTINGS, type FirstHour, type SiteSettings } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { ContentLists } from '../base/content-lists';
import { DemoItemsService } from '../demo/demo-items.service';
import { DemoService } from '../demo/demo.service';
import { SiteSettingsService } from '../site-settings/site-settings.service';

@Injectable()
export class FirstHourService {
  constructor(
    private readonly lists: ContentLists,
    private readonly demo: DemoService,
    private readonly demoItems: DemoItemsService,
    private readonly settings: SiteSettingsService,
  ) {}

  async find(): Promise<FirstHour> {
    const [settings, hadDemo, left] = await Promise.all([
      this.settings.get(),
      this.demo.wasLoaded(),
      this.demoItems.find(),
    ]);
    const hasOwn = (name: keyof SiteSettings) =>
      settings[name] !== '' && settings[name] !== DEFAULT_SITE_SETTINGS[name];
    const hasOwnItem = (of: 'projects' | 'reviews') => {
      const demo = left.find(({ kind }) => kind === of)?.unchanged;
      return this.lists.of(of).hasPublishedBesides(demo ?? []);
    };
    return {
      phone: hasOwn('phone') && hasOwn('whatsapp'),
      // A new sentence in one language is enough: the settings ask about the other.
      hours: hasOwn('openingHours') || hasOwn('arOpeningHours'),
      project: await hasOwnItem('projects'),
      review: await hasOwnItem('reviews'),
      ...(hadDemo && { demo: left.every(({ unchanged }) => unchanged.length === 0) }),
    };
  }
}
