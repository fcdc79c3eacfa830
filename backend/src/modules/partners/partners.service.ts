import type { Partner } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import { FilesService } from '../../storage/files.service';
import type { CreatePartnerDto } from './partners.dto';
import { PARTNER_ERRORS } from './partners.errors';
import { PartnersRepository } from './partners.repository';

@Injectable()
export class PartnersService {
  constructor(
    private readonly partners: PartnersRepository,
    private readonly files: FilesService,
  ) {}

  list(): Promise<Partner[]> {
    return this.partners.list();
  }

  /** @throws ApiError 415 or 422 when the picture is not accepted */
  create({ image, alt }: CreatePartnerDto): Promise<Partner> {
    return this.files.withFiles(PartnersRepository.FILE_OWNER, async (unit) =>
      this.partners.create({ ...(await unit.storePicture(image)), alt }),
    );
  }

  /** @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    await this.files.withFiles(PartnersRepository.FILE_OWNER, async (unit) => {
      const removed = await this.partners.remove(id);
      if (!removed) throw new ApiError(PARTNER_ERRORS.notFound);
      unit.discard([removed]);
    });
  }
}
