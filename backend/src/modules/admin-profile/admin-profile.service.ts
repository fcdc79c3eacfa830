import type { AdminProfile } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import { FilesService } from '../../storage/files.service';
import { toImage } from '../../storage/stored-picture';
import { AdminsRepository } from '../auth/admins.repository';

@Injectable()
export class AdminProfileService {
  constructor(
    private readonly admins: AdminsRepository,
    private readonly files: FilesService,
  ) {}

  /** @throws ApiError 401 when the admin of the session is gone */
  async get(adminId: string): Promise<AdminProfile> {
    const admin = await this.admins.findById(adminId);
    if (!admin) throw new ApiError(COMMON_ERRORS.unauthorized);
    const { name, email, phone, location, image } = admin;
    return { name, email, phone, location, image: image && toImage(image) };
  }

  /** @throws ApiError 415 or 422 when the picture is not accepted */
  async updateImage(adminId: string, image: UploadedFile): Promise<AdminProfile> {
    await this.files.withFiles(AdminsRepository.FILE_OWNER, async (unit) => {
      const stored = await unit.storePicture(image);
      unit.discard([await this.admins.replaceImage(adminId, stored)]);
    });
    return this.get(adminId);
  }
}
