import type { JoinContent } from '@manjara/contracts';
import type { LoaderFunctionArgs } from '@manjara/platform';
import { type Cover, getCover } from '../../../shared/api/get-cover';
import { getSiteTexts } from '../../../shared/api/get-site-texts';
import { respond } from '../../../shared/api/respond';
import { settle } from '../../../shared/api/settle';

export interface JoinPageData {
  join: Partial<JoinContent>;
  cover: Cover | null;
  failed: boolean;
}

export async function joinLoader({ request: { signal } }: LoaderFunctionArgs) {
  const [texts, cover] = await Promise.all([settle(getSiteTexts(signal)), getCover(4, signal)]);
  return respond<JoinPageData>({ join: texts?.join ?? {}, cover, failed: texts === null });
}
