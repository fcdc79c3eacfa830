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

/** One account has one name, in whatever case and form its letters are typed. */
export const accountName = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/**
 * Tells browsers that have signed in before from all others, by a signed cookie (OWASP, device
 * cookies). What they try is counted apart, so that whoever uses up the attempts at an account
 * does not lock its owner out. The cookie lets nobody in.
 */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;
  private readonly behindTls: boolean;

  constructor(@Config() { jwtSecret, publicUrl }: AppConfig) {
    this.key = derivedKey(jwtSecret, KEY_PURPOSE);
    this.behindTls = publicUrl?.startsWith('https:') ?? false;
  }

  /** Makes the browser of the request a known one of the account. */
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

  /** The name of the browser that sent the request, if it is a known one of the account. */
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
