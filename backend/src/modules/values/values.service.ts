import type { Value } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import { FilesService } from '../../storage/files.service';
import type { CreateValueDto } from './values.dto';
import { VALUE_ERRORS } from './values.errors';
import { ValuesRepository } from './values.repository';

@Injectable()
export class ValuesService {
  constructor(
    private readonly values: ValuesRepository,
    private readonly files: FilesService,
  ) {}

  list(): Promise<Value[]> {
    return this.values.list();
  }

  /** @throws ApiError 415 or 422 when the picture is not accepted */
  create({ valueImage, alt, arAlt, ...texts }: CreateValueDto): Promise<Value> {
    return this.files.withFiles(ValuesRepository.FILE_OWNER, async (unit) => {
      const stored = await unit.storePicture(valueImage);
      return this.values.create({ ...texts, image: { ...stored, alt, arAlt } });
    });
  }

  /** @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    await this.files.withFiles(ValuesRepository.FILE_OWNER, async (unit) => {
      const removed = await this.values.remove(id);
      if (!removed) throw new ApiError(VALUE_ERRORS.notFound);
      unit.discard([removed]);
    });
  }
}
