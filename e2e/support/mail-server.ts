import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** Mails received so far. */
  mails: Email[];
  /** Waits for the mail with this number; the first is 1. */
  mail(number: number): Promise<Email>;
}

/** A local mail server that stores all mails. */
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
