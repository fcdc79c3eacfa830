import { COMPANY_NAME, type Language } from '@manjara/contracts';
import { isIP } from 'node:net';
import { z } from 'zod';

export interface MailAddress {
  name: string;
  address: string;
}

export interface MailSettings {
  /** Contains a password. */
  smtpUrl: string;
  from: MailAddress;
  /**
   * The site's address without a trailing slash. From the settings, so that no request header can
   * change links in mails.
   */
  siteUrl: string;
}

/** A name in both scripts, so that a mailbox search finds either. */
export const inBothScripts = ({ ar, en }: Readonly<Record<Language, string>>): string =>
  ar === en ? ar : `${ar} | ${en}`;

/** The sender's display name until the owner names the company. */
export const SENDER_NAME = inBothScripts(COMPANY_NAME);

const isAddress = (text: string): boolean => z.email().safeParse(text).success;

/**
 * Reads MAIL_FROM: an address (`info@example.com`) or a name with one (`Manjara
 * <info@example.com>`).
 * @throws Error with the end of a sentence that begins with the variable's name
 */
export function parseMailFrom(text: string): MailAddress {
  const [, name, address = text] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const sender = {
    name: name?.trim().replace(/^"(.*)"$/, '$1') || SENDER_NAME,
    address: address.trim(),
  };
  if (!isAddress(sender.address) || /\p{Cc}/u.test(sender.name)) {
    throw new Error('must be an address such as info@example.com or Manjara <info@example.com>');
  }
  return sender;
}

/** The default sender: the mail server's account, else a no-reply address at the site's host. */
export function defaultSender(smtpUrl: string, siteUrl: string): MailAddress {
  const account = decodeURIComponent(new URL(smtpUrl).username);
  if (isAddress(account)) return { name: SENDER_NAME, address: account };
  const { hostname } = new URL(siteUrl);
  const isNumeric = isIP(hostname) !== 0 || hostname.startsWith('[');
  const domain = isNumeric ? 'localhost' : hostname.replace(/^www\./, '');
  return { name: SENDER_NAME, address: `no-reply@${domain}` };
}
