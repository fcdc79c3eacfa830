import type { AdminProfile, EmailChange } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import type { IfMatch } from '../../common/http/if-match';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { type Versioned, versionOf } from '../../database/document-version';
import { PicturesService } from '../../storage/pictures.service';
import { toImage } from '../../storage/stored-picture';
import { type Admin, AdminsService } from '../auth/admins.service';
import { CredentialsService } from '../auth/credentials.service';
import { OwnersService } from '../auth/owners.service';
import { isGivenPassword } from '../auth/password-fields';
import type { SignedIn } from '../auth/token';
import type { UpdateProfileDto } from './admin-profile.dto';

/** The part of the profile that its form edits, and whose version it has. */
type EditedProfile = Omit<AdminProfile, 'role' | 'secondFactor'>;

function toEdited(admin: Admin): Versioned<EditedProfile> {
  const { name, email, phone, location, image } = admin;
  return {
    value: { name, email, phone, location, image: image && toImage(image) },
    version: versionOf(admin),
  };
}

const toSecondFactor = ({ secondFactor }: Admin): AdminProfile['secondFactor'] =>
  secondFactor
    ? { recoveryCodesLeft: secondFactor.recoveryCodes.filter((code) => code !== '').length }
    : null;

@Injectable()
export class AdminProfileService {
  constructor(
    private readonly admins: AdminsService,
    private readonly owners: OwnersService,
    private readonly credentials: CredentialsService,
    private readonly pictures: PicturesService,
  ) {}

  /** @throws ApiError 401 when the admin of the session does not exist any more */
  async get(adminId: string): Promise<AdminProfile> {
    const admin = await this.admins.get(adminId);
    return {
      ...toEdited(admin).value,
      role: await this.owners.roleOf(adminId),
      secondFactor: toSecondFactor(admin),
    };
  }

  /**
   * Changes the texts, and the password if a new one is given: both or neither.
   * @throws ApiError 400 when the current password is wrong, 412 when `ifMatch` does not hold
   */
  async update(
    { adminId, sessionId }: SignedIn,
    change: UpdateProfileDto,
    ifMatch: IfMatch,
  ): Promise<AdminProfile> {
    const { password, currentPassword = '', ...texts } = change;
    const admin = await this.admins.get(adminId);
    const expected = ifMatch.check(toEdited(admin));
    if (isGivenPassword(password)) {
      await this.credentials.confirm(admin, currentPassword);
      await this.credentials.replacePassword(admin, password, {
        keepSession: sessionId,
        texts,
        expected,
      });
    } else await this.admins.update(adminId, texts, expected);
    return this.get(adminId);
  }

  /**
   * @throws ApiError 412 when `ifMatch` does not hold; 400, 415 or 422 when the picture is rejected
   */
  async updateImage(adminId: string, image: PicturePart, ifMatch: IfMatch): Promise<AdminProfile> {
    const admin = await this.admins.get(adminId);
    const expected = ifMatch.check(toEdited(admin));
    const [picture] = await this.pictures.take([image], admin.image ? [admin.image] : []);
    await this.admins.update(adminId, { image: picture }, expected);
    return this.get(adminId);
  }

  /**
   * Changes the e-mail of the sign-in, which ends the other sessions.
   * @throws ApiError 400 when the current password is wrong, 409 when another account has the e-mail
   */
  async changeEmail(
    { adminId, sessionId }: SignedIn,
    { email, currentPassword }: EmailChange,
  ): Promise<AdminProfile> {
    const admin = await this.admins.get(adminId);
    await this.credentials.confirm(admin, currentPassword);
    await this.credentials.replaceEmail(admin, email.toLowerCase(), sessionId);
    return this.get(adminId);
  }
}
