import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../common/derived-key';
import { ApiError } from '../../common/errors/api-error';
import type { AppConfig } from '../../config/app-config';
import { Config } from '../../config/config.module';
import { JOB_ERRORS } from './jobs.errors';

/** How long a link to a CV can be followed at least, in seconds (design §6). */
const LINK_SECONDS = 600;

/** Separates the key from others that are derived from the same secret. */
const KEY_PURPOSE = 'manjara cv links v1';

/** Links to CVs that open without a sign-in, for a short time: a browser's tab sends no token. */
@Injectable()
export class CvLinks {
  private readonly key: Buffer;

  constructor(@Config() { jwtSecret }: AppConfig) {
    this.key = derivedKey(jwtSecret, KEY_PURPOSE);
  }

  /** @param id that of the application */
  linkTo(id: string): string {
    const expires = String(Math.ceil(Date.now() / 1000) + LINK_SECONDS);
    const signature = this.sign(id, expires).toString('base64url');
    return `/api/jobs/${id}/cv?expires=${expires}&signature=${signature}`;
  }

  /**
   * Verifies the query of a link.
   * @throws ApiError 403 unless it was made here for this id, 410 when its time is over
   */
  check(id: string, expires: unknown, signature: unknown): void {
    if (typeof expires !== 'string' || typeof signature !== 'string') {
      throw new ApiError(JOB_ERRORS.linkInvalid);
    }
    const expected = this.sign(id, expires);
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new ApiError(JOB_ERRORS.linkInvalid);
    }
    if (Number(expires) * 1000 <= Date.now()) throw new ApiError(JOB_ERRORS.linkExpired);
  }

  private sign(id: string, expires: string): Buffer {
    return createHmac('sha256', this.key).update(`${id}\n${expires}`).digest();
  }
}
