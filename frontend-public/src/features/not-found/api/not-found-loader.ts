import { data } from '@manjara/platform';

export const notFoundLoader = () => data(null, { status: 404 });
