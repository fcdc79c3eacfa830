import { listNameOf } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { promise as queueOf } from 'fastq';
import { stat } from 'node:fs/promises';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import { AboutService } from '../about/about.service';
import { ContentLists } from '../base/content-lists';
import { HomeContentService } from '../home-content/home-content.service';
import { SiteSettingsService } from '../site-settings/site-settings.service';
import { PicturesService } from '../../storage/pictures.service';
import { SiteTextsService } from '../site-texts/site-texts.service';
import {
  DEMO_KINDS,
  type DemoContent,
  type DemoItem,
  type DemoKind,
  type DemoPair,
  type DemoPicture,
  demoPicturePath,
} from './demo-content';

/** Entities stored at a time, so that one picture is inspected while another is stored. */
const CONCURRENCY = 4;

async function asUpload(file: string): Promise<UploadedFile> {
  const path = demoPicturePath(file);
  return { path, originalname: file, size: (await stat(path)).size };
}

/** An entry of a list as its form, with its pictures as uploads. */
async function toForm({
  createdAt: _at,
  image,
  secondaryImages = [],
  pairs: _pairs,
  ...fields
}: DemoItem) {
  const { file, ...alts } = image ?? {};
  return {
    ...fields,
    ...alts,
    ...(file && { image: await asUpload(file) }),
    ...(secondaryImages.length > 0 && {
      secondaryImages: await Promise.all(secondaryImages.map((picture) => asUpload(picture.file))),
      secondaryAlt: secondaryImages.map(({ alt }) => alt),
      secondaryArAlt: secondaryImages.map(({ arAlt }) => arAlt),
    }),
  };
}

/** The four pictures of a page as the fields of its form. */
async function slotFields(pictures: readonly DemoPicture[]) {
  const fields: Record<string, unknown> = {};
  for (const [index, { file, alt, arAlt, focus }] of pictures.entries()) {
    const name = `images[${index}]`;
    Object.assign(fields, { [name]: await asUpload(file), [`${name}_alt`]: alt });
    Object.assign(fields, { [`${name}_arAlt`]: arAlt, [`${name}_focus`]: focus });
  }
  return fields;
}

/** Rejects only when all work has ended: nothing may be stored after the cleanup. */
async function forEachConcurrently<T>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = queueOf(work, concurrency);
  const results = await Promise.allSettled(items.map((item) => queue.push(item)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Writes the demo content as the admin's forms would, but with its own dates. */
@Injectable()
export class DemoLoader {
  constructor(
    private readonly home: HomeContentService,
    private readonly about: AboutService,
    private readonly siteTexts: SiteTextsService,
    private readonly siteSettings: SiteSettingsService,
    private readonly pictures: PicturesService,
    private readonly lists: ContentLists,
  ) {}

  async load(content: DemoContent): Promise<void> {
    await this.loadPages(content);
    for (const kind of DEMO_KINDS) await this.loadList(kind, content[listNameOf(kind)]);
  }

  private async loadPages({ home, about, siteTexts, siteSettings }: DemoContent): Promise<void> {
    const { heroImage, heroNoonImage, heroDuskImage, aboutImages, ...texts } = home;
    const hero = { heroImage, heroNoonImage, heroDuskImage };
    const heroFields = Object.entries(hero).map(async ([name, picture]) => ({
      [name]: await asUpload(picture.file),
      [`${name}Alt`]: picture.alt,
      [`${name}ArAlt`]: picture.arAlt,
      [`${name}Focus`]: picture.focus,
    }));
    await this.home.save({
      ...texts,
      ...(await slotFields(aboutImages)),
      ...Object.assign({}, ...(await Promise.all(heroFields))),
    });
    const { images, ...aboutTexts } = about;
    await this.about.save({ ...aboutTexts, ...(await slotFields(images)) });
    await this.siteTexts.save(siteTexts);
    await this.siteSettings.save(siteSettings);
  }

  private async loadList(kind: DemoKind, items: readonly DemoItem[]): Promise<void> {
    const list = this.lists.of(kind);
    // Lists without dates are shown in the order in which they were added.
    const concurrency = items.some(({ createdAt }) => createdAt) ? CONCURRENCY : 1;
    await forEachConcurrently(items, concurrency, async (item) => {
      const createdAt = item.createdAt ? new Date(item.createdAt) : undefined;
      const pairs = item.pairs && (await this.storePairs(item.pairs));
      await list.create({ ...(await toForm(item)), ...(pairs && { pairs }) }, createdAt);
    });
  }

  /** Pairs name stored pictures. */
  private async storePairs(pairs: readonly DemoPair[]) {
    const urls = new Map<string, string>();
    const store = async ({ file, ...alts }: DemoPicture) => {
      const url = urls.get(file) ?? (await this.pictures.upload(await asUpload(file))).url;
      urls.set(file, url);
      return { ...alts, url };
    };
    const stored = [];
    for (const { before, after, ...labels } of pairs) {
      stored.push({ ...labels, before: await store(before), after: await store(after) });
    }
    return stored;
  }
}
