import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import { Signer } from '../../common/signer';
import type { AppConfig } from '../../config/app-config';
import { Config } from '../../config/config.module';
import { JOB_ERRORS } from './jobs.errors';

/** Minimum lifetime of a link to a CV in seconds (design §6). */
const LINK_SECONDS = 600;

const KEY_PURPOSE = 'manjara cv links v1';

/** Short-lived signed links to CVs: a browser tab sends no token. */
@Injectable()
export class CvLinks {
  private readonly signer: Signer;

  constructor(@Config() { jwtSecret }: AppConfig) {
    this.signer = new Signer(jwtSecret, KEY_PURPOSE);
  }

  /** @param id that of the application */
  linkTo(id: string): string {
    const expires = String(Math.ceil(Date.now() / 1000) + LINK_SECONDS);
    const signature = this.signer.sign(id, expires);
    return `/api/jobs/${id}/cv?expires=${expires}&signature=${signature}`;
  }

  /**
   * Verifies the query of a link.
   * @throws ApiError 403 for an invalid signature, 410 when it has expired
   */
  check(id: string, expires: unknown, signature: unknown): void {
    const isOurs =
      typeof expires === 'string' &&
      typeof signature === 'string' &&
      this.signer.verify(signature, id, expires);
    if (!isOurs) throw new ApiError(JOB_ERRORS.linkInvalid);
    if (Number(expires) * 1000 <= Date.now()) throw new ApiError(JOB_ERRORS.linkExpired);
  }
}
