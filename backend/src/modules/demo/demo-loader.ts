import { Injectable } from '@nestjs/common';
import { stat } from 'node:fs/promises';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import type { FileTransaction } from '../../storage/file-transaction';
import { FilesService } from '../../storage/files.service';
import { AboutRepository } from '../about/about.repository';
import { BoxesRepository } from '../boxes/boxes.repository';
import { HomeContentRepository } from '../home-content/home-content.repository';
import { PartnersRepository } from '../partners/partners.repository';
import { ProductsRepository } from '../products/products.repository';
import { ProjectsRepository } from '../projects/projects.repository';
import { QuestionsRepository } from '../questions/questions.repository';
import { ReviewsRepository } from '../reviews/reviews.repository';
import { SiteTextsRepository } from '../site-texts/site-texts.repository';
import { ValuesRepository } from '../values/values.repository';
import {
  type DemoBilingualPicture,
  type DemoContent,
  type DemoPicture,
  demoPicturePath,
} from './demo-content';
import { forEachConcurrently } from './for-each-concurrently';

/** Entities stored at a time: the workshop always has a picture to look at, the database one to store. */
const CONCURRENCY = 4;

async function asUpload(file: string): Promise<UploadedFile> {
  const path = demoPicturePath(file);
  return { path, originalname: file, size: (await stat(path)).size };
}

const storeAll = async (unit: FileTransaction, files: readonly string[]) =>
  unit.storePictures(await Promise.all(files.map(asUpload)));

async function storeOne<P extends DemoPicture>(unit: FileTransaction, { file, ...alts }: P) {
  const [picture] = await storeAll(unit, [file]);
  return { ...picture!, ...alts };
}

const bilingual = (unit: FileTransaction, { file, alt, arAlt }: DemoBilingualPicture) =>
  storeOne(unit, { file, alt, arAlt });

async function storeFilledSlots(unit: FileTransaction, pictures: readonly DemoBilingualPicture[]) {
  const stored = await storeAll(
    unit,
    pictures.map(({ file }) => file),
  );
  return pictures.map(({ alt, arAlt }, index) => ({ picture: stored[index], alt, arAlt }));
}

/** Writes the demo content as the admin's forms would, but with its own dates. */
@Injectable()
export class DemoLoader {
  constructor(
    private readonly files: FilesService,
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
  ) {}

  /** @throws the reason of the signal when that is aborted, between two entities */
  async load(content: DemoContent, signal: AbortSignal): Promise<void> {
    await this.loadPages(content, signal);
    await this.loadOrderedLists(content, signal);
    await this.loadDatedLists(content, signal);
  }

  private store(
    signal: AbortSignal,
    owner: string,
    work: (unit: FileTransaction) => Promise<unknown>,
  ): Promise<unknown> {
    signal.throwIfAborted();
    return this.files.withFiles(owner, work);
  }

  private async loadPages(
    { home, about, siteTexts }: DemoContent,
    signal: AbortSignal,
  ): Promise<void> {
    const { heroImage, aboutImages, ...texts } = home;
    await this.store(signal, HomeContentRepository.FILE_OWNER, async (unit) => {
      const [hero, ...slots] = await storeFilledSlots(unit, [heroImage, ...aboutImages]);
      unit.discard(await this.home.change({ texts, hero: hero ?? {}, about: slots }));
    });
    const { images, ...aboutTexts } = about;
    await this.store(signal, AboutRepository.FILE_OWNER, async (unit) => {
      const slots = await storeFilledSlots(unit, images);
      unit.discard(await this.about.change({ ...aboutTexts, images: slots }));
    });
    await this.siteTexts.change(siteTexts);
  }

  /** One after the other: these lists are shown in the order in which they were added. */
  private async loadOrderedLists(content: DemoContent, signal: AbortSignal): Promise<void> {
    for (const { image } of content.partners) {
      await this.store(signal, PartnersRepository.FILE_OWNER, async (unit) =>
        this.partners.create(await storeOne(unit, image)),
      );
    }
    for (const value of content.values) {
      await this.store(signal, ValuesRepository.FILE_OWNER, async (unit) =>
        this.values.create({ ...value, image: await bilingual(unit, value.image) }),
      );
    }
    signal.throwIfAborted();
    for (const question of content.questions) await this.questions.create(question);
    for (const box of content.boxes) await this.boxes.create(box);
  }

  private async loadDatedLists(
    { projects, products, reviews }: DemoContent,
    signal: AbortSignal,
  ): Promise<void> {
    await forEachConcurrently(projects, CONCURRENCY, (project) =>
      this.store(signal, ProjectsRepository.FILE_OWNER, async (unit) => {
        const files = [project.image.file, ...project.secondaryImages];
        const [main, ...secondaryImages] = await storeAll(unit, files);
        const { alt, arAlt } = project.image;
        const createdAt = new Date(project.createdAt);
        const image = { ...main!, alt, arAlt };
        return this.projects.create({ ...project, createdAt, image, secondaryImages });
      }),
    );
    await forEachConcurrently(products, CONCURRENCY, (product) =>
      this.store(signal, ProductsRepository.FILE_OWNER, async (unit) => {
        const image = await bilingual(unit, product.image);
        return this.products.create({ ...product, createdAt: new Date(product.createdAt), image });
      }),
    );
    await forEachConcurrently(reviews, CONCURRENCY, (review) =>
      this.store(signal, ReviewsRepository.FILE_OWNER, async (unit) => {
        const image = await bilingual(unit, review.image);
        return this.reviews.create({ ...review, createdAt: new Date(review.createdAt), image });
      }),
    );
  }
}
