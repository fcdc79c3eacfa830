import type { RevisedItem, RevisedSection, PreviousVersion } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { AboutRepository } from '../about/about.repository';
import { AdminsRepository } from '../auth/admins.repository';
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

interface RevisedItems {
  listVersions(id: string): Promise<PreviousVersion[]>;
  restoreVersion(id: string, version: number, adminId: string): Promise<unknown>;
}

interface RevisedSections {
  listVersions(): Promise<PreviousVersion[]>;
  restoreVersion(version: number, adminId: string): Promise<unknown>;
}

/** Previous versions of all that is edited. */
@Injectable()
export class RevisionsService {
  private readonly items: Readonly<Record<RevisedItem, RevisedItems>>;
  private readonly sections: Readonly<Record<RevisedSection, RevisedSections>>;

  constructor(
    private readonly admins: AdminsRepository,
    projects: ProjectsRepository,
    products: ProductsRepository,
    reviews: ReviewsRepository,
    partners: PartnersRepository,
    values: ValuesRepository,
    questions: QuestionsRepository,
    boxes: BoxesRepository,
    home: HomeContentRepository,
    about: AboutRepository,
    siteTexts: SiteTextsRepository,
    siteSettings: SiteSettingsRepository,
  ) {
    this.items = {
      projects,
      products,
      reviews,
      partners,
      'content/values': values,
      'content/questions': questions,
      'content/boxes': boxes,
    };
    this.sections = {
      'content/home': home,
      'content/about': about,
      content: siteTexts,
      'site-settings': siteSettings,
    };
  }

  /** Newest first. @throws ApiError 404 */
  async ofItem(kind: RevisedItem, id: string): Promise<PreviousVersion[]> {
    return this.admins.withEmails(await this.items[kind].listVersions(id), 'by');
  }

  /** Newest first. */
  async ofSection(section: RevisedSection): Promise<PreviousVersion[]> {
    return this.admins.withEmails(await this.sections[section].listVersions(), 'by');
  }

  /** @throws ApiError 400 when it is published and the version is not complete; 404 */
  restoreItem(kind: RevisedItem, id: string, version: number, adminId: string) {
    return this.items[kind].restoreVersion(id, version, adminId);
  }

  /** @throws ApiError 404 */
  restoreSection(section: RevisedSection, version: number, adminId: string) {
    return this.sections[section].restoreVersion(version, adminId);
  }
}
