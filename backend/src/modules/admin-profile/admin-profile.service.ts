import type { AdminProfile } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import { FilesService } from '../../storage/files.service';
import { toImage } from '../../storage/stored-picture';
import { type Admin, AdminsRepository } from '../auth/admins.repository';
import { CredentialsService } from '../auth/credentials.service';
import { isGivenPassword } from '../auth/password-fields';
import type { SignedIn } from '../auth/token';
import type { UpdateProfileDto } from './admin-profile.dto';

@Injectable()
export class AdminProfileService {
  constructor(
    private readonly admins: AdminsRepository,
    private readonly credentials: CredentialsService,
    private readonly files: FilesService,
  ) {}

  /** @throws ApiError 401 when the admin of the session is gone */
  async get(adminId: string): Promise<AdminProfile> {
    const { name, email, phone, location, image } = await this.find(adminId);
    return { name, email, phone, location, image: image && toImage(image) };
  }

  /**
   * Changes the texts, and with a new password that too: both or nothing.
   * @throws ApiError 400 when the current password is not correct
   */
  async update({ adminId, sessionId }: SignedIn, change: UpdateProfileDto): Promise<AdminProfile> {
    const { password, currentPassword = '', ...texts } = change;
    if (isGivenPassword(password)) {
      const admin = await this.find(adminId);
      await this.credentials.confirm(admin, currentPassword);
      await this.credentials.replacePassword(admin, password, { keepSession: sessionId, texts });
    } else await this.admins.update(adminId, texts);
    return this.get(adminId);
  }

  /** @throws ApiError 415 or 422 when the picture is not accepted */
  async updateImage(adminId: string, image: UploadedFile): Promise<AdminProfile> {
    await this.files.withFiles(AdminsRepository.FILE_OWNER, async (unit) => {
      const stored = await unit.storePicture(image);
      unit.discard([await this.admins.replaceImage(adminId, stored)]);
    });
    return this.get(adminId);
  }

  private async find(adminId: string): Promise<Admin> {
    const admin = await this.admins.findById(adminId);
    if (!admin) throw new ApiError(COMMON_ERRORS.unauthorized);
    return admin;
  }
}
