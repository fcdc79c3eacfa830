import type { Box } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import type { CreateBoxDto } from './boxes.dto';
import { BOX_ERRORS } from './boxes.errors';
import { BoxesRepository } from './boxes.repository';

@Injectable()
export class BoxesService {
  constructor(private readonly boxes: BoxesRepository) {}

  list(): Promise<Box[]> {
    return this.boxes.list();
  }

  create(box: CreateBoxDto): Promise<Box> {
    return this.boxes.create(box);
  }

  /** @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    if (!(await this.boxes.remove(id))) throw new ApiError(BOX_ERRORS.notFound);
  }
}
