import { Injectable } from '@nestjs/common';
import { promise as queueOf } from 'fastq';
import { stat } from 'node:fs/promises';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import { AboutRepository } from '../about/about.repository';
import { BoxesRepository } from '../boxes/boxes.repository';
import { HomeContentRepository } from '../home-content/home-content.repository';
import { PartnersRepository } from '../partners/partners.repository';
import { ProductsRepository } from '../products/products.repository';
import { ProjectsRepository } from '../projects/projects.repository';
import { QuestionsRepository } from '../questions/questions.repository';
import { ReviewsRepository } from '../reviews/reviews.repository';
import { SiteSettingsRepository } from '../site-settings/site-settings.repository';
import { SiteTextsRepository } from '../site-texts/site-texts.repository';
import { ValuesRepository } from '../values/values.repository';
import { type DemoContent, type DemoPicture, demoPicturePath } from './demo-content';

/** Entities stored at a time, so that one picture is inspected while another is stored. */
const CONCURRENCY = 4;

async function asUpload(file: string): Promise<UploadedFile> {
  const path = demoPicturePath(file);
  return { path, originalname: file, size: (await stat(path)).size };
}

/** An entity as the fields of a form, with its picture as an upload. */
async function toForm<E extends { image: { file: string } }>({ image, ...fields }: E) {
  const { file, ...alts } = image;
  return { ...fields, ...alts, image: await asUpload(file) };
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
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = queueOf(work, CONCURRENCY);
  const results = await Promise.allSettled(items.map((item) => queue.push(item)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Writes the demo content as the admin's forms would, but with its own dates. */
@Injectable()
export class DemoLoader {
  constructor(
    private readonly projects: ProjectsRepository,
    private readonly products: ProductsRepository,
    private readonly reviews: ReviewsRepository,
    private readonly partners: PartnersRepository,
    private readonly values: ValuesRepository,
    private readonly questions: QuestionsRepository,
    private readonly boxes: BoxesRepository,
    private readonly home: HomeContentRepository,
    private readonly about: AboutRepository,
    private readonly siteTexts: SiteTextsRepository,
    private readonly siteSettings: SiteSettingsRepository,
  ) {}

  async load(content: DemoContent): Promise<void> {
    await this.loadPages(content);
    await this.loadOrderedLists(content);
    await this.loadDatedLists(content);
  }

  private async loadPages({ home, about, siteTexts, siteSettings }: DemoContent): Promise<void> {
    const { heroImage, aboutImages, ...texts } = home;
    await this.home.save({
      ...texts,
      ...(await slotFields(aboutImages)),
      heroImage: await asUpload(heroImage.file),
      heroImageAlt: heroImage.alt,
      heroImageArAlt: heroImage.arAlt,
      heroImageFocus: heroImage.focus,
    });
    const { images, ...aboutTexts } = about;
    await this.about.save({ ...aboutTexts, ...(await slotFields(images)) });
    await this.siteTexts.save(siteTexts);
    await this.siteSettings.save(siteSettings);
  }

  /** One after the other: these lists are shown in the order in which they were added. */
  private async loadOrderedLists(content: DemoContent): Promise<void> {
    for (const partner of content.partners) await this.partners.create(await toForm(partner));
    for (const value of content.values) await this.values.create(await toForm(value));
    for (const question of content.questions) await this.questions.create(question);
    for (const box of content.boxes) await this.boxes.create(box);
  }

  private async loadDatedLists(content: DemoContent): Promise<void> {
    const { projects, projectDrafts, products, reviews } = content;
    await forEachConcurrently(projects, async ({ createdAt, secondaryImages, ...project }) => {
      const form = {
        ...(await toForm(project)),
        secondaryImages: await Promise.all(secondaryImages.map(({ file }) => asUpload(file))),
        secondaryAlt: secondaryImages.map(({ alt }) => alt),
        secondaryArAlt: secondaryImages.map(({ arAlt }) => arAlt),
      };
      await this.projects.create(form, new Date(createdAt));
    });
    for (const draft of projectDrafts) {
      await this.projects.create({ ...(await toForm(draft)), status: 'draft' });
    }
    await forEachConcurrently(products, async ({ createdAt, ...product }) =>
      this.products.create(await toForm(product), new Date(createdAt)),
    );
    await forEachConcurrently(reviews, async ({ createdAt, ...review }) =>
      this.reviews.create(await toForm(review), new Date(createdAt)),
    );
  }
}
