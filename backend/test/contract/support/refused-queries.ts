import { LIMITS } from '@manjara/contracts';

/** Invalid query parameters of GET /messages and GET /jobs. */
export const REFUSED_SUBMISSION_QUERIES = {
  page: ['0', '-1', 'x', '1.5', '9999999999'],
  limit: ['0', '101', 'x', '1e1'],
  search: ['x'.repeat(LIMITS.name + 1), '%00'],
  isRead: ['1', '', 'TRUE'],
  progress: ['', 'NEW', 'unread'],
  spam: ['1', '', 'TRUE'],
  pinned: ['', 'x', '$in', `${'a'.repeat(24)},${'b'.repeat(24)}`],
};
