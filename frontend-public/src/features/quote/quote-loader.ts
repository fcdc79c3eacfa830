import type { LoaderFunctionArgs } from '@manjara/platform';
import { getCover } from '../../shared/api/get-cover';

/** The page's picture. */
export const quoteLoader = ({ request }: LoaderFunctionArgs) => getCover(8, request.signal);
