import type { JoinContent } from '@manjara/contracts';
import type { LoaderFunctionArgs } from '@manjara/platform';
import { getSiteTexts } from '../../../shared/api/get-site-texts';
import { respond } from '../../../shared/api/respond';
import { settle } from '../../../shared/api/settle';

export interface JoinPageData {
  join: Partial<JoinContent>;
  failed: boolean;
}

export async function joinLoader({ request: { signal } }: LoaderFunctionArgs) {
  const texts = await settle(getSiteTexts(signal));
  return respond<JoinPageData>({ join: texts?.join ?? {}, failed: texts === null });
}
