/** What the path of every call begins with, without slashes. */
export const API_PREFIX = 'api';
