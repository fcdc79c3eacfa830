import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { generateVAPIDKeys } from 'web-push';
import { isDuplicateKey } from '../../common/errors/database-errors';
import { PUSH_KEYS_MODEL, type PushKeysDocument } from './push-keys.schema';

const KEYS_ID = 'vapid';

type PushKeyPair = Pick<PushKeysDocument, 'publicKey' | 'privateKey'>;

/** Makes the keys at the first start; they stay, as subscriptions are bound to them. */
@Injectable()
export class PushKeysService implements OnApplicationBootstrap {
  private keys: PushKeyPair | undefined;

  constructor(@InjectModel(PUSH_KEYS_MODEL) private readonly stored: Model<PushKeysDocument>) {}

  async onApplicationBootstrap(): Promise<void> {
    this.keys = (await this.find()) ?? (await this.create());
  }

  get pair(): PushKeyPair {
    return this.keys!;
  }

  private find(): Promise<PushKeyPair | null> {
    return this.stored.findOne({ _id: KEYS_ID }).lean();
  }

  private async create(): Promise<PushKeyPair> {
    const made = generateVAPIDKeys();
    try {
      await this.stored.create({ _id: KEYS_ID, ...made });
      return made;
    } catch (error) {
      // Another starting process was faster.
      const theirs = isDuplicateKey(error) && (await this.find());
      if (theirs) return theirs;
      throw error;
    }
  }
}
