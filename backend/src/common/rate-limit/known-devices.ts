import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { randomBytes } from 'node:crypto';
import type { AppConfig } from '../../config/app-config';
import { Config } from '../../config/config.module';
import { DAY_MS } from '../durations';
import { Signer } from '../signer';

const COOKIE = 'device';
const PATH = '/api/admin';
const HALF_A_YEAR_MS = 180 * DAY_MS;
const KEY_PURPOSE = 'manjara known devices v1';
const NAME_BYTES = 16;
const MARK = /(?:^|;\s*)device=([\w-]{1,64})\.([\w-]{1,64})(?=;|$)/;

/** Maps all spellings of an email address to one account. */
export const accountName = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/**
 * Recognises browsers that have signed in before, by a signed cookie (OWASP device cookies). Their
 * attempts are counted separately, so that an attacker cannot lock the owner out. The cookie does
 * not sign anyone in.
 */
@Injectable()
export class KnownDevices {
  private readonly signer: Signer;
  private readonly behindTls: boolean;

  constructor(@Config() { jwtSecret, publicUrl }: AppConfig) {
    this.signer = new Signer(jwtSecret, KEY_PURPOSE);
    this.behindTls = publicUrl?.startsWith('https:') ?? false;
  }

  remember(email: string, response: Response): void {
    const request = response.req;
    const name = this.nameOf(email, request) ?? randomBytes(NAME_BYTES).toString('base64url');
    response.cookie(COOKIE, `${name}.${this.signer.sign(accountName(email), name)}`, {
      path: PATH,
      maxAge: HALF_A_YEAR_MS,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.behindTls || request.secure,
    });
  }

  /** The device name of the browser, if it is known for the account. */
  nameOf(email: string, { headers }: Pick<Request, 'headers'>): string | undefined {
    const [, name = '', signature = ''] = MARK.exec(headers.cookie ?? '') ?? [];
    return this.signer.verify(signature, accountName(email), name) ? name : undefined;
  }
}
