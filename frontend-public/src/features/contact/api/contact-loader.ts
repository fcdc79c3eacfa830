import type { ContactContent } from '@manjara/contracts';
import type { LoaderFunctionArgs } from '@manjara/platform';
import { getSiteTexts } from '../../../shared/api/get-site-texts';
import { respond } from '../../../shared/api/respond';
import { settle } from '../../../shared/api/settle';

export interface ContactPageData {
  contact: Partial<ContactContent>;
  failed: boolean;
}

export async function contactLoader({ request: { signal } }: LoaderFunctionArgs) {
  const texts = await settle(getSiteTexts(signal));
  return respond<ContactPageData>({ contact: texts?.contact ?? {}, failed: texts === null });
}
