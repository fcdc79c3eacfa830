import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { ApiError, fieldError } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import { isDuplicateKey } from '../../common/errors/database-errors';
import {
  versionFilter,
  withVersionIncrement,
  type DocumentVersion,
} from '../../database/document-version';
import { updateIfMatched } from '../../database/versioned-write';
import { ADMIN_MODEL, type AdminDocument } from './admin.schema';
import { AUTH_ERRORS } from './auth.errors';
import { FORMER_ADMIN_MODEL, type FormerAdminDocument } from './former-admin.schema';

export type Admin = Omit<AdminDocument, '_id'> & { id: string };

export type AdminTexts = Partial<Pick<Admin, 'name' | 'phone' | 'location'>>;

@Injectable()
export class AdminsService {
  constructor(
    @InjectModel(ADMIN_MODEL) private readonly admins: Model<AdminDocument>,
    @InjectModel(FORMER_ADMIN_MODEL) private readonly former: Model<FormerAdminDocument>,
  ) {}

  async exists(): Promise<boolean> {
    return (await this.admins.exists({})) !== null;
  }

  /**
   * Creates an admin unless one has this id.
   * @returns whether the admin was created
   * @throws ApiError 409 when another one has the e-mail
   */
  async create(
    id: string,
    fields: Pick<Admin, 'email' | 'passwordHash' | 'name'>,
  ): Promise<boolean> {
    try {
      const { upsertedCount } = await this.admins.updateOne(
        { _id: id },
        { $setOnInsert: { ...fields, phone: '', location: '', image: null } },
        { upsert: true },
      );
      return upsertedCount === 1;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Of two requests that create the same admin at once, the slower one fails, too.
      if (await this.findById(id)) return false;
      throw fieldError('email', AUTH_ERRORS.emailTaken);
    }
  }

  /** By e-mail. */
  async list(): Promise<Admin[]> {
    return (await this.admins.find().sort({ email: 1 }).lean()).map(toAdmin);
  }

  findByEmail(email: string): Promise<Admin | null> {
    return this.find({ email: email.toLowerCase() });
  }

  findById(id: string): Promise<Admin | null> {
    return this.find({ _id: id });
  }

  /** The admin of a session. @throws ApiError 401 when they were removed */
  async get(id: string): Promise<Admin> {
    const admin = await this.findById(id);
    if (!admin) throw new ApiError(COMMON_ERRORS.unauthorized);
    return admin;
  }

  async findByIds(ids: readonly string[]): Promise<Admin[]> {
    return (await this.admins.find(withIds(ids)).lean()).map(toAdmin);
  }

  /** Replaces admin ids by their email addresses, also of former ones; null for unknown ids. */
  async withEmails<Field extends string, T extends Record<Field, string | null>>(
    items: readonly T[],
    field: Field,
  ): Promise<T[]> {
    const ids = [...new Set(items.flatMap((item) => item[field] ?? []))];
    const [former, current] = await Promise.all([
      this.former.find(withIds(ids)).lean(),
      this.findByIds(ids),
    ]);
    const emails = new Map([
      ...former.map(({ _id, email }) => [_id.toHexString(), email] as const),
      ...current.map(({ id, email }) => [id, email] as const),
    ]);
    return items.map((item) => {
      const id = item[field];
      return { ...item, [field]: (id && emails.get(id)) ?? null };
    });
  }

  /** Removes an admin; keeps the e-mail for the activity log. */
  async remove({ id, email }: Pick<Admin, 'id' | 'email'>): Promise<void> {
    await this.former.updateOne({ _id: id }, { $set: { email } }, { upsert: true });
    await this.admins.deleteOne({ _id: id });
  }

  async hasPasswordHash(id: string, passwordHash: string): Promise<boolean> {
    return (await this.admins.exists({ _id: id, passwordHash })) !== null;
  }

  /**
   * @param expected the version that the admin must have
   * @throws ApiError 412 when the version is another one
   */
  update(
    id: string,
    changes: AdminTexts & Partial<Pick<Admin, 'image'>>,
    expected?: DocumentVersion,
  ): Promise<void> {
    return updateIfMatched(this.admins, new Types.ObjectId(id), { $set: changes }, expected);
  }

  /** Does not change the version: a profile that is open elsewhere stays current. */
  async markNotificationsSeen(id: string, at: Date): Promise<void> {
    const isLater = [
      { notificationsSeenAt: { $exists: false } },
      { notificationsSeenAt: { $lt: at } },
    ];
    await this.admins.updateOne({ _id: id, $or: isLater }, { $set: { notificationsSeenAt: at } });
  }

  /**
   * Replaces the password, and texts in the same write.
   * @param expected the version that the admin must have
   * @returns false when the password or the version has changed in the meantime
   */
  async replacePassword(
    { id, passwordHash: before }: Pick<Admin, 'id' | 'passwordHash'>,
    passwordHash: string,
    changes: AdminTexts = {},
    expected?: DocumentVersion,
  ): Promise<boolean> {
    const { matchedCount } = await this.admins.updateOne(
      { _id: id, passwordHash: before, ...versionFilter(expected) },
      withVersionIncrement({ $set: { ...changes, passwordHash } }),
    );
    return matchedCount === 1;
  }

  /**
   * @returns false when the password has changed in the meantime
   * @throws ApiError 409 when another admin has the e-mail
   */
  async replaceEmail({ id, passwordHash }: Admin, email: string): Promise<boolean> {
    const update = withVersionIncrement({ $set: { email } });
    try {
      return (await this.admins.updateOne({ _id: id, passwordHash }, update)).matchedCount === 1;
    } catch (error) {
      throw isDuplicateKey(error) ? fieldError('email', AUTH_ERRORS.emailTaken) : error;
    }
  }

  private async find(filter: QueryFilter<AdminDocument>): Promise<Admin | null> {
    const admin = await this.admins.findOne(filter).lean();
    return admin && toAdmin(admin);
  }
}

const toAdmin = ({ _id, ...fields }: AdminDocument): Admin => ({
  id: _id.toHexString(),
  ...fields,
});

const withIds = (ids: readonly string[]) => ({
  _id: { $in: ids.map((id) => new Types.ObjectId(id)) },
});
