import { type ErasedPersonalData, type HeldPersonalData, RECEIVED } from '@manjara/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import { Notifications } from '../notifications/notifications';
import { PERSONAL_DATA_ERRORS } from './personal-data.errors';
import { type ReceivedKind, ReceivedKinds } from './received-kinds';
import { inBatches } from './in-batches';

/** What visitors have left under an address. The log tells how much, never of whom. */
@Injectable()
export class PersonalDataService {
  private readonly logger = new Logger(PersonalDataService.name);

  constructor(
    private readonly kinds: ReceivedKinds,
    private readonly notifications: Notifications,
  ) {}

  async search(email: string): Promise<HeldPersonalData> {
    const { messages, jobs } = this.kinds;
    return {
      messages: await messages.received.heldOf(email),
      jobs: await jobs.received.heldOf(email),
    };
  }

  /**
   * Deletes everything of an address, CVs and waiting mails included. What arrives meanwhile goes,
   * too, until a whole look has found nothing. It can be repeated at any time.
   * @throws ApiError 503 when something had been deleted before it failed
   */
  async erase(email: string): Promise<ErasedPersonalData> {
    const erased: ErasedPersonalData = { messages: 0, jobs: 0, pendingFiles: 0 };
    try {
      for (const name of RECEIVED) {
        await this.eraseKind(this.kinds[name], email, (removed, pendingFiles) => {
          erased[name] += removed;
          erased.pendingFiles += pendingFiles;
        });
      }
    } catch (cause) {
      if (erased.messages + erased.jobs === 0) throw cause;
      this.logger.warn(erased, 'personal data was erased in part');
      throw new ApiError(PERSONAL_DATA_ERRORS.eraseIncomplete, { cause });
    } finally {
      this.notifications.forget(email);
    }
    this.logger.log(erased, 'personal data was erased');
    return erased;
  }

  private async eraseKind(
    kind: ReceivedKind,
    email: string,
    note: (removed: number, pendingFiles: number) => void,
  ): Promise<void> {
    for (;;) {
      const ids = await kind.received.idsOf(email);
      if (ids.length === 0) return;
      for (const batch of inBatches(ids)) {
        const { removed, pendingFiles } = await kind.removeMany(batch);
        note(removed, pendingFiles);
      }
    }
  }
}
