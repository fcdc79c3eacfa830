/** The first path segment of all routes, without slashes. */
export const API_PREFIX = 'api';
