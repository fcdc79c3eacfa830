import {
  type ErasedPersonalData,
  type StoredPersonalData,
  SUBMISSION_KINDS,
} from '@manjara/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import { JobsService } from '../jobs/jobs.service';
import { MessagesService } from '../messages/messages.service';
import { PERSONAL_DATA_ERRORS } from './personal-data.errors';

/** How many submissions are removed at once. */
const BATCH = 100;

/** Finds and erases what visitors sent from an e-mail address. The log holds counts, no address. */
@Injectable()
export class PersonalDataService {
  private readonly logger = new Logger(PersonalDataService.name);

  constructor(
    private readonly messages: MessagesService,
    private readonly jobs: JobsService,
  ) {}

  async search(email: string): Promise<StoredPersonalData> {
    return {
      messages: await this.messages.summaryOf(email),
      jobs: await this.jobs.summaryOf(email),
    };
  }

  /**
   * Deletes all data of an email address, including CVs and submissions that arrive during the
   * work, and cancels pending mails about them. Idempotent.
   * @throws ApiError 503 when it failed after something had been deleted
   */
  async erase(email: string): Promise<ErasedPersonalData> {
    const erased: ErasedPersonalData = { messages: 0, jobs: 0, pendingFiles: 0 };
    try {
      for (const kind of SUBMISSION_KINDS) {
        for (;;) {
          const ids = await this[kind].idsOf(email, BATCH);
          if (ids.length === 0) break;
          const { removed, pendingFiles } = await this[kind].removeMany(ids);
          erased[kind] += removed;
          erased.pendingFiles += pendingFiles;
        }
      }
    } catch (cause) {
      if (erased.messages + erased.jobs === 0) throw cause;
      this.logger.warn(erased, 'personal data was erased in part');
      throw new ApiError(PERSONAL_DATA_ERRORS.eraseIncomplete, { cause });
    }
    this.logger.log(erased, 'personal data was erased');
    return erased;
  }
}
