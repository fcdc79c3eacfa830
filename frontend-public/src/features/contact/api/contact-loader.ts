import type { ContactContent, Product, Project } from '@manjara/contracts';
import { getFromApi, type LoaderFunctionArgs } from '@manjara/platform';
import { type Cover, getCover } from '../../../shared/api/get-cover';
import { getSiteTexts } from '../../../shared/api/get-site-texts';
import { respond } from '../../../shared/api/respond';
import { settle } from '../../../shared/api/settle';
import type { AskedAbout } from '../../../shared/contact/ask-path';
import { askedAbout } from '../contact-query';

/** The project or product that the visitor asks about. */
export interface Subject extends Pick<Project, 'name' | 'arName'> {
  of: AskedAbout;
}

export interface ContactPageData {
  contact: Partial<ContactContent>;
  subject: Subject | null;
  cover: Cover | null;
  failed: boolean;
}

/** A deleted subject is left out: the visitor still gets the form. */
async function getSubject(url: string, signal: AbortSignal): Promise<Subject | null> {
  const asked = askedAbout(new URL(url));
  if (!asked) return null;
  const [of, id] = asked;
  const path = `/${of}s/${encodeURIComponent(id)}`;
  const found = await settle(getFromApi<Project | Product>(path, signal));
  return found && { of, name: found.name, arName: found.arName };
}

export async function contactLoader({ request: { signal, url } }: LoaderFunctionArgs) {
  const [texts, subject, cover] = await Promise.all([
    settle(getSiteTexts(signal)),
    getSubject(url, signal),
    getCover(2, signal),
  ]);
  const contact = texts?.contact ?? {};
  return respond<ContactPageData>({ contact, subject, cover, failed: texts === null });
}
