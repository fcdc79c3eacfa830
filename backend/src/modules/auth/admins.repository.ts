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

  /** Where mail to the admin goes; null before there is an admin. */
  async findEmail(): Promise<string | null> {
    const admin = await this.admins.findOne({ key: ADMIN_KEY }, { email: 1 }).lean();
    return admin?.email ?? null;
  }

  async findByEmail(email: string): Promise<Admin | null> {
    const admin = await this.admins.findOne({ email: email.toLowerCase() }).lean();
    return admin && toAdmin(admin);
  }

  async findById(id: string): Promise<Admin | null> {
    const admin = await this.admins.findById(id).lean();
    return admin && toAdmin(admin);
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
