import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AppConfig } from '../../config/app-config';
import { Config } from '../../config/config.module';
import { derivedKey } from '../derived-key';

const COOKIE = 'device';
const PATH = '/api/admin';
const HALF_A_YEAR_MS = 180 * 86_400_000;
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
  private readonly key: Buffer;
  private readonly behindTls: boolean;

  constructor(@Config() { jwtSecret, publicUrl }: AppConfig) {
    this.key = derivedKey(jwtSecret, KEY_PURPOSE);
    this.behindTls = publicUrl?.startsWith('https:') ?? false;
  }

  remember(email: string, request: Request, response: Response): void {
    const name = this.nameOf(email, request) ?? randomBytes(NAME_BYTES).toString('base64url');
    response.cookie(COOKIE, `${name}.${this.sign(email, name).toString('base64url')}`, {
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
    const given = Buffer.from(signature, 'base64url');
    const expected = this.sign(email, name);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs ? name : undefined;
  }

  private sign(email: string, name: string): Buffer {
    return createHmac('sha256', this.key)
      .update(`${accountName(email)}\n${name}`)
      .digest();
  }
}
