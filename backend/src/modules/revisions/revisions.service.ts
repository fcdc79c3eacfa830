import type { RevisedItem, RevisedSection, PreviousVersion } from '@manjara/contracts';
import { Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
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

const ITEMS: Readonly<Record<RevisedItem, Type<RevisedItems>>> = {
  projects: ProjectsRepository,
  products: ProductsRepository,
  reviews: ReviewsRepository,
  partners: PartnersRepository,
  'content/values': ValuesRepository,
  'content/questions': QuestionsRepository,
  'content/boxes': BoxesRepository,
};

const SECTIONS: Readonly<Record<RevisedSection, Type<RevisedSections>>> = {
  'content/home': HomeContentRepository,
  'content/about': AboutRepository,
  content: SiteTextsRepository,
  'site-settings': SiteSettingsRepository,
};

/** Previous versions of all that is edited. */
@Injectable()
export class RevisionsService {
  constructor(
    private readonly admins: AdminsRepository,
    private readonly modules: ModuleRef,
  ) {}

  /** Newest first. @throws ApiError 404 */
  async ofItem(kind: RevisedItem, id: string): Promise<PreviousVersion[]> {
    return this.admins.withEmails(await this.itemsOf(kind).listVersions(id), 'by');
  }

  /** Newest first. */
  async ofSection(section: RevisedSection): Promise<PreviousVersion[]> {
    return this.admins.withEmails(await this.sectionOf(section).listVersions(), 'by');
  }

  /** @throws ApiError 400 when it is published and the version is not complete; 404 */
  restoreItem(kind: RevisedItem, id: string, version: number, adminId: string) {
    return this.itemsOf(kind).restoreVersion(id, version, adminId);
  }

  /** @throws ApiError 404 */
  restoreSection(section: RevisedSection, version: number, adminId: string) {
    return this.sectionOf(section).restoreVersion(version, adminId);
  }

  private itemsOf(kind: RevisedItem): RevisedItems {
    return this.modules.get(ITEMS[kind], { strict: false });
  }

  private sectionOf(section: RevisedSection): RevisedSections {
    return this.modules.get(SECTIONS[section], { strict: false });
  }
}
