import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** What has come so far. */
  mails: Email[];
  /** The mail that comes next, or has come already; the first is number 1. */
  mail(number: number): Promise<Email>;
}

/** A mail server on this machine that keeps what it is sent. */
export async function startMailServer(
  cleanUp: (work: () => Promise<unknown>) => void,
): Promise<MailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          mails.push(mail);
          done(null);
        }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mail: async (number) => {
      await expect.poll(() => mails.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(number);
      return mails[number - 1]!;
    },
  };
}
