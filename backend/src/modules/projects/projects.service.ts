import type { Project } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import type { IfMatch } from '../../common/http/if-match';
import type { Listed } from '../../common/http/pagination';
import type { Versioned } from '../../database/document-version';
import { FilesService } from '../../storage/files.service';
import type { CreateProjectDto, UpdateProjectDto } from './projects.dto';
import { PROJECT_ERRORS } from './projects.errors';
import { type ProjectQuery, ProjectsRepository } from './projects.repository';
import { arrange, dropped, readSecondaryImages } from './secondary-images';

@Injectable()
export class ProjectsService {
  constructor(
    private readonly projects: ProjectsRepository,
    private readonly files: FilesService,
  ) {}

  list(query: ProjectQuery): Promise<Listed<Project>> {
    return this.projects.list(query);
  }

  /** @throws ApiError 404 */
  async get(id: string): Promise<Project> {
    return (await this.find(id)).value;
  }

  /** @throws ApiError 400, 415 or 422 when a picture is not accepted */
  create({ image, alt, arAlt, secondaryImages, ...texts }: CreateProjectDto): Promise<Project> {
    const wanted = readSecondaryImages(secondaryImages ?? [], []);
    return this.files.withFiles(ProjectsRepository.FILE_OWNER, async (unit) => {
      const [main, ...others] = await unit.storePictures([image, ...wanted.added]);
      return this.projects.create({
        ...texts,
        createdAt: new Date(),
        image: { ...main!, alt, arAlt },
        secondaryImages: arrange(wanted, others),
      });
    });
  }

  /**
   * @throws ApiError 400, 404, 415 or 422; 412 as `ifMatch` says; without it 409 when another change
   * took away a picture that is to stay
   */
  async update(id: string, dto: UpdateProjectDto, ifMatch: IfMatch): Promise<Project> {
    const { image, secondaryImages, ...texts } = dto;
    const expected = ifMatch.check(await this.find(id));
    const current = await this.projects.findPictures(id);
    if (!current) throw new ApiError(PROJECT_ERRORS.notFound);
    const wanted = secondaryImages && readSecondaryImages(secondaryImages, current.secondaryImages);

    await this.files.withFiles(ProjectsRepository.FILE_OWNER, async (unit) => {
      const added = await unit.storePictures([...(image ? [image] : []), ...(wanted?.added ?? [])]);
      const main = image && added.shift();
      const arranged = wanted && arrange(wanted, added);
      const change = { ...texts, image: main, secondaryImages: arranged };
      const staying = wanted?.kept.map(({ file }) => file) ?? [];

      const before = await this.projects.change(id, change, staying, expected);
      if (!before) throw new ApiError(COMMON_ERRORS.conflict);
      if (main) unit.discard([before.image]);
      if (arranged) unit.discard(dropped(before.secondaryImages, arranged));
    });
    return this.get(id);
  }

  /** @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    await this.files.withFiles(ProjectsRepository.FILE_OWNER, async (unit) => {
      const removed = await this.projects.remove(id);
      if (!removed) throw new ApiError(PROJECT_ERRORS.notFound);
      unit.discard([removed.image, ...removed.secondaryImages]);
    });
  }

  private async find(id: string): Promise<Versioned<Project>> {
    const found = await this.projects.findById(id);
    if (!found) throw new ApiError(PROJECT_ERRORS.notFound);
    return found;
  }
}
