import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { assertMatched } from '../../common/http/if-match';
import {
  versionFilter,
  withVersionIncrement,
  type DocumentVersion,
} from '../../database/document-version';
import type { StoredPicture } from '../../storage/stored-picture';
import { ADMIN_KEY, ADMIN_MODEL, type AdminDocument } from './admin.schema';

export interface Admin extends DocumentVersion {
  id: string;
  email: string;
  passwordHash: string;
  name: string;
  phone: string;
  location: string;
  image: StoredPicture | null;
}

export type AdminTexts = Partial<Pick<Admin, 'name' | 'phone' | 'location'>>;

const toAdmin = ({ _id, key: _key, ...fields }: AdminDocument): Admin => ({
  id: _id.toHexString(),
  ...fields,
});

@Injectable()
export class AdminsRepository {
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

  async findByEmail(email: string): Promise<Admin | null> {
    const admin = await this.admins.findOne({ email: email.toLowerCase() }).lean();
    return admin && toAdmin(admin);
  }

  /** There is only one admin. */
  async findTheAdmin(): Promise<Admin | null> {
    const admin = await this.admins.findOne({ key: ADMIN_KEY }).lean();
    return admin && toAdmin(admin);
  }

  async findById(id: string): Promise<Admin | null> {
    const admin = await this.admins.findById(id).lean();
    return admin && toAdmin(admin);
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
   * @returns the changed admin; null when there is no admin
   * @throws ApiError 412 when the version is another one
   */
  async update(id: string, changes: AdminTexts, expected?: DocumentVersion): Promise<Admin | null> {
    const update = withVersionIncrement({ $set: changes });
    const admin = await this.admins
      .findOneAndUpdate({ _id: id, ...versionFilter(expected) }, update, {
        returnDocument: 'after',
      })
      .lean();
    return admin ? toAdmin(admin) : assertMatched(null, expected);
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
   * @param expected the version that the admin must have
   * @throws ApiError 412 when the version is another one
   */
  async replaceImage(id: string, image: StoredPicture, expected?: DocumentVersion): Promise<void> {
    const update = withVersionIncrement({ $set: { image } });
    const filter = { _id: id, ...versionFilter(expected) };
    assertMatched(await this.admins.findOneAndUpdate(filter, update).lean(), expected);
  }
}
