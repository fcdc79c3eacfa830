import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { FileReferences } from '../../storage/file-references';
import type { StoredPicture } from '../../storage/stored-picture';
import { ADMIN_KEY, ADMIN_MODEL, type AdminDocument } from './admin.schema';

export interface Admin {
  id: string;
  email: string;
  passwordHash: string;
  name: string;
  phone: string;
  location: string;
  image: StoredPicture | null;
}

/** What the admin may change by name. */
export type AdminTexts = Partial<Pick<Admin, 'name' | 'phone' | 'location'>>;

const toAdmin = ({ _id, key: _key, ...fields }: AdminDocument): Admin => ({
  id: _id.toHexString(),
  ...fields,
});

@Injectable()
export class AdminsRepository {
  /** The name under which avatars are stored. */
  static readonly FILE_OWNER = 'admins';

  constructor(
    @InjectModel(ADMIN_MODEL) private readonly admins: Model<AdminDocument>,
    references: FileReferences,
  ) {
    references.register(AdminsRepository.FILE_OWNER, (ids) => this.referencedFiles(ids));
  }

  async exists(): Promise<boolean> {
    return (await this.admins.exists({ key: ADMIN_KEY })) !== null;
  }

  /** Creates the admin unless there is one; answers whether it did. */
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

  /** The one admin there is. */
  async findTheAdmin(): Promise<Admin | null> {
    const admin = await this.admins.findOne({ key: ADMIN_KEY }).lean();
    return admin && toAdmin(admin);
  }

  async findById(id: string): Promise<Admin | null> {
    const admin = await this.admins.findById(id).lean();
    return admin && toAdmin(admin);
  }

  /** Whether the admin's password is still the one with this hash. */
  async hasPasswordHash(id: string, passwordHash: string): Promise<boolean> {
    return (await this.admins.exists({ _id: id, passwordHash })) !== null;
  }

  /** @returns the admin after the change; null when there is none */
  async update(id: string, changes: AdminTexts): Promise<Admin | null> {
    const admin = await this.admins
      .findByIdAndUpdate(id, { $set: changes }, { returnDocument: 'after' })
      .lean();
    return admin && toAdmin(admin);
  }

  /**
   * Replaces the password, and texts with it.
   * @returns whether it did: not when the password has been changed in the meantime
   */
  async replacePassword(
    { id, passwordHash: before }: Pick<Admin, 'id' | 'passwordHash'>,
    passwordHash: string,
    changes: AdminTexts = {},
  ): Promise<boolean> {
    const { matchedCount } = await this.admins.updateOne(
      { _id: id, passwordHash: before },
      { $set: { ...changes, passwordHash } },
    );
    return matchedCount === 1;
  }

  /** Sets the avatar; answers the one before it. */
  async replaceImage(id: string, image: StoredPicture): Promise<StoredPicture | null> {
    const before = await this.admins
      .findByIdAndUpdate(id, { $set: { image } }, { returnDocument: 'before' })
      .lean();
    return before?.image ?? null;
  }

  private async referencedFiles(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const admins = await this.admins.find({ 'image.file': { $in: ids } }, { image: 1 }).lean();
    return admins.flatMap(({ image }) => (image ? [image.file] : []));
  }
}
