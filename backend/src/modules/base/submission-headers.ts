import type { JobApplication, Message } from '@manjara/contracts';
import type { Request, Response } from 'express';
import { tagAnswer } from '../../common/http/if-match';
import { type Listed, setListHeaders } from '../../common/http/pagination';
import {
  SUBMISSIONS_READ,
  type SubmissionsQueryDto,
  toSubmissionsQuery,
} from './submissions-query.dto';

/**
 * Sets the headers of a list of submissions. The ETag ignores the CV links, which differ in every
 * response, and covers the total, which a 304 does not carry.
 */
export function setSubmissionsHeaders(
  request: Request,
  response: Response,
  { items, total }: Listed<Message | JobApplication>,
  query: SubmissionsQueryDto,
): void {
  const { part } = toSubmissionsQuery(query);
  setListHeaders(request, response, total, part, SUBMISSIONS_READ);
  const lasting = items.map((item) => ({ ...item, cv: undefined }));
  tagAnswer(response, [total, lasting]);
}
