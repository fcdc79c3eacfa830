import { NO_FACTS, type Project, type ProjectDraft } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PicturesService } from '../../storage/pictures.service';
import { toImage } from '../../storage/stored-picture';
import { notFoundError } from '../base/entity.repository';
import { CreateProjectDto } from '../projects/projects.dto';
import { ProjectsRepository } from '../projects/projects.repository';
import { PROJECT_DRAFT_MODEL, type DraftDocument } from './draft.schema';
import { draftBase, DraftsRepository } from './drafts.repository';

@Injectable()
export class ProjectDraftsRepository extends DraftsRepository<ProjectDraft, Project> {
  constructor(
    @InjectModel(PROJECT_DRAFT_MODEL) drafts: Model<DraftDocument>,
    pictures: PicturesService,
    projects: ProjectsRepository,
  ) {
    super(drafts, pictures, projects, {
      notFound: notFoundError(
        'project_draft',
        'This draft does not exist.',
        'هذه المسودة غير موجودة.',
      ),
      texts: [
        'name',
        'arName',
        'category',
        'arCategory',
        'description',
        'arDescription',
        ...Object.keys(NO_FACTS),
      ],
      form: CreateProjectDto,
    });
  }

  protected toDraft(document: DraftDocument, texts: Record<string, string>): ProjectDraft {
    return {
      ...draftBase(document),
      ...(texts as Texts),
      secondaryImages: document.secondaryImages.map(toImage),
    };
  }
}

type Texts = Pick<
  ProjectDraft,
  Exclude<keyof ProjectDraft, '_id' | 'image' | 'createdAt' | 'savedAt' | 'secondaryImages'>
>;
