import { Injectable, Logger } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import { isFilled } from '../../common/forms/honeypot';
import type { AppConfig } from '../../config/app-config';
import { Config } from '../../config/config.module';
import type { StoredFile } from '../../storage/file-store';
import { Notifications } from '../notifications/notifications';
import { checkCv } from './cv-check';
import { CvLinks } from './cv-links';
import type { CreateJobDto } from './jobs.dto';
import { JOB_ERRORS } from './jobs.errors';
import { JobsRepository } from './jobs.repository';

const BYTES_PER_MB = 1_000_000;

@Injectable()
export class JobsService {
  private readonly logger = new Logger(JobsService.name);

  constructor(
    private readonly jobs: JobsRepository,
    private readonly links: CvLinks,
    private readonly notifications: Notifications,
    @Config() private readonly config: AppConfig,
  ) {}

  /**
   * Stores an application with its CV; one with a filled honeypot is dropped silently.
   * @throws ApiError 415 or 422 when the CV is not accepted, 507 when all CVs together are too large
   */
  async receive({ website, cv, ...application }: CreateJobDto): Promise<void> {
    if (isFilled(website)) {
      this.logger.log('an application with a filled honeypot was dropped');
      return;
    }
    await checkCv(cv);
    const stored = await this.jobs.storedBytes();
    if (stored + cv.size > this.config.cvStorageMb * BYTES_PER_MB) {
      this.logger.warn({ bytes: stored }, 'an application was refused: CV_STORAGE_MB is used up');
      throw new ApiError(JOB_ERRORS.storageFull);
    }
    const id = await this.jobs.create(application, cv);
    this.notifications.applicationReceived(application, () => this.jobs.isListed(id));
  }

  /**
   * The CV of a link. The signature is checked first, so that ids cannot be guessed.
   * @throws ApiError 403, 404 or 410
   */
  async openCv(id: string, expires: unknown, signature: unknown): Promise<StoredFile> {
    this.links.check(id, expires, signature);
    const file = await this.jobs.findCv(id);
    if (!file) throw new ApiError(JOB_ERRORS.notFound);
    return file;
  }
}
