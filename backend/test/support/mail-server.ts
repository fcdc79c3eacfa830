import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** As it came over the wire. */
  raw: string;
  /** The recipients of the SMTP envelope. */
  recipients: string[];
  /** The text and the HTML of one language: Arabic comes first. */
  part(language: 'ar' | 'en'): { text: string; html: string };
}

/** Accept a mail, or reject it with this SMTP status. */
type Verdict = 'take' | number;

function partsOf({ text = '', html = '' }: Email): ReceivedMail['part'] {
  const index = { ar: 0, en: 1 };
  return (language) => ({
    text: text.split('\n----\n')[index[language]] ?? '',
    html: html.split('<hr>')[index[language]] ?? '',
  });
}

/** A local SMTP server that stores the mails it receives. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  /** Number of delivery attempts, accepted or not. */
  attempts = 0;
  /** Decides on each mail; the sender waits for the result. */
  verdict: () => Verdict | Promise<Verdict> = () => 'take';
  private watchers: (() => void)[] = [];
  private readonly server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData: (stream, session, callback) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const decide = async (raw: Buffer) => {
        this.attempts++;
        this.changed();
        const verdict = await this.verdict();
        if (verdict === 'take') await this.keep(raw, recipients);
        const refusal = Object.assign(new Error(`not for ${recipients.join()}`), {
          responseCode: verdict,
        });
        callback(verdict === 'take' ? null : refusal);
      };
      // An aborted mail never arrives completely, so it needs no verdict.
      void buffer(stream).then(decide, () => undefined);
    },
  });

  private constructor() {
    // Tests abort connections on purpose.
    this.server.on('error', () => undefined);
  }

  static async start(): Promise<MailServer> {
    const server = new MailServer();
    await new Promise<void>((resolve) => server.server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Waits for the mail with this number; the first is 1. */
  async mail(number = 1): Promise<ReceivedMail> {
    await this.until(() => this.mails.length >= number);
    return this.mails[number - 1] as ReceivedMail;
  }

  /** Waits for a condition that depends on this server's mails and attempts. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.watchers.push(resolve));
  }

  clear(): void {
    this.mails.length = 0;
    this.attempts = 0;
    this.verdict = () => 'take';
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private async keep(raw: Buffer, recipients: string[]): Promise<void> {
    const mail = await PostalMime.parse(raw);
    this.mails.push({ ...mail, raw: raw.toString(), recipients, part: partsOf(mail) });
    this.changed();
  }

  private changed(): void {
    for (const tell of this.watchers.splice(0)) tell();
  }
}

/** Settings for an application that sends its mail to this server. */
export const mailSettings = ({ url }: { url: string }) => ({
  mail: {
    smtpUrl: url,
    from: { name: 'منجرة | Manjara', address: 'no-reply@manjara.example' },
    siteUrl: 'https://manjara.example',
  },
});
