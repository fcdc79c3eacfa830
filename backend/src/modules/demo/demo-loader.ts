import { Injectable } from '@nestjs/common';
import { stat } from 'node:fs/promises';
import { UploadedFile } from '../../common/forms/uploaded-file';
import type { FileUnit } from '../../storage/file-unit';
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
  return new UploadedFile(path, file, (await stat(path)).size);
}

const store = async (unit: FileUnit, files: readonly string[]) =>
  unit.storePictures(await Promise.all(files.map(asUpload)));

async function storeOne<P extends DemoPicture>(unit: FileUnit, { file, ...alts }: P) {
  const [picture] = await store(unit, [file]);
  return { ...picture!, ...alts };
}

const bilingual = (unit: FileUnit, { file, alt, arAlt }: DemoBilingualPicture) =>
  storeOne(unit, { file, alt, arAlt });

async function storeFilledSlots(unit: FileUnit, pictures: readonly DemoPicture[]) {
  const stored = await store(
    unit,
    pictures.map(({ file }) => file),
  );
  return pictures.map(({ alt }, index) => ({ picture: stored[index], alt }));
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

  async load(content: DemoContent): Promise<void> {
    await this.loadPages(content);
    await this.loadOrderedLists(content);
    await this.loadDatedLists(content);
  }

  private async loadPages({ home, about, siteTexts }: DemoContent): Promise<void> {
    const { heroImage, aboutImages, ...texts } = home;
    await this.files.withFiles(HomeContentRepository.FILE_OWNER, async (unit) => {
      const [hero, ...slots] = await storeFilledSlots(unit, [heroImage, ...aboutImages]);
      unit.discard(await this.home.change({ texts, hero: hero ?? {}, about: slots }));
    });
    const { images, ...aboutTexts } = about;
    await this.files.withFiles(AboutRepository.FILE_OWNER, async (unit) => {
      const slots = await storeFilledSlots(unit, images);
      unit.discard(await this.about.change({ ...aboutTexts, images: slots }));
    });
    await this.siteTexts.change(siteTexts);
  }

  /** One after the other: these lists are shown in the order in which they were added. */
  private async loadOrderedLists(content: DemoContent): Promise<void> {
    for (const { image } of content.partners) {
      await this.files.withFiles(PartnersRepository.FILE_OWNER, async (unit) =>
        this.partners.create(await storeOne(unit, image)),
      );
    }
    for (const value of content.values) {
      await this.files.withFiles(ValuesRepository.FILE_OWNER, async (unit) =>
        this.values.create({ ...value, image: await bilingual(unit, value.image) }),
      );
    }
    for (const question of content.questions) await this.questions.create(question);
    for (const box of content.boxes) await this.boxes.create(box);
  }

  private async loadDatedLists({ projects, products, reviews }: DemoContent): Promise<void> {
    await forEachConcurrently(projects, CONCURRENCY, (project) =>
      this.files.withFiles(ProjectsRepository.FILE_OWNER, async (unit) => {
        const files = [project.image.file, ...project.secondaryImages];
        const [main, ...secondaryImages] = await store(unit, files);
        const { alt, arAlt } = project.image;
        const createdAt = new Date(project.createdAt);
        const image = { ...main!, alt, arAlt };
        return this.projects.create({ ...project, createdAt, image, secondaryImages });
      }),
    );
    await forEachConcurrently(products, CONCURRENCY, (product) =>
      this.files.withFiles(ProductsRepository.FILE_OWNER, async (unit) => {
        const image = await bilingual(unit, product.image);
        return this.products.create({ ...product, createdAt: new Date(product.createdAt), image });
      }),
    );
    await forEachConcurrently(reviews, CONCURRENCY, (review) =>
      this.files.withFiles(ReviewsRepository.FILE_OWNER, async (unit) => {
        const image = await bilingual(unit, review.image);
        return this.reviews.create({ ...review, createdAt: new Date(review.createdAt), image });
      }),
    );
  }
}
