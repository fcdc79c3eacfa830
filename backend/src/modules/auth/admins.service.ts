import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import {
  versionFilter,
  withVersionIncrement,
  type DocumentVersion,
} from '../../database/document-version';
import { updateIfMatched } from '../../database/versioned-write';
import { ADMIN_KEY, ADMIN_MODEL, type AdminDocument } from './admin.schema';

export type Admin = Omit<AdminDocument, '_id' | 'key'> & { id: string };

export type AdminTexts = Partial<Pick<Admin, 'name' | 'phone' | 'location'>>;

@Injectable()
export class AdminsService {
  constructor(@InjectModel(ADMIN_MODEL) private readonly admins: Model<AdminDocument>) {}

  async exists(): Promise<boolean> {
    return (await this.admins.exists({ key: ADMIN_KEY })) !== null;
  }

  /**
   * Creates the admin unless one exists.
   * @returns whether the admin was created
   */
  async createFirst(fields: Pick<Admin, 'email' | 'passwordHash' | 'name'>): Promise<boolean> {
    const { upsertedCount } = await this.admins.updateOne(
      { key: ADMIN_KEY },
      { $setOnInsert: { ...fields, phone: '', location: '', image: null } },
      { upsert: true },
    );
    return upsertedCount === 1;
  }

  findByEmail(email: string): Promise<Admin | null> {
    return this.find({ email: email.toLowerCase() });
  }

  /** There is only one admin. */
  findTheAdmin(): Promise<Admin | null> {
    return this.find({ key: ADMIN_KEY });
  }

  findById(id: string): Promise<Admin | null> {
    return this.find({ _id: id });
  }

  /** Replaces admin ids by their email addresses; null for unknown ids. */
  async withEmails<Field extends string, T extends Record<Field, string | null>>(
    items: readonly T[],
    field: Field,
  ): Promise<T[]> {
    const ids = new Set(items.flatMap((item) => item[field] ?? []));
    const admins = await Promise.all([...ids].map((id) => this.findById(id)));
    const emails = new Map(admins.flatMap((admin) => (admin ? [[admin.id, admin.email]] : [])));
    return items.map((item) => {
      const id = item[field];
      return { ...item, [field]: (id && emails.get(id)) ?? null };
    });
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

  private async find(filter: QueryFilter<AdminDocument>): Promise<Admin | null> {
    const admin = await this.admins.findOne(filter).lean();
    if (!admin) return null;
    const { _id, key: _key, ...fields } = admin;
    return { id: _id.toHexString(), ...fields };
  }
}
