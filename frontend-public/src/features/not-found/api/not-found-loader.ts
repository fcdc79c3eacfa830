import { data } from '@manjara/platform';

/** The page itself says that there is nothing here; the answer's status says so too. */
export const notFoundLoader = () => data(null, { status: 404 });
