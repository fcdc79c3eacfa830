import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiError } from '../errors/api-error';
import { COMMON_ERRORS } from '../errors/common.errors';
import { ApiFailure } from '../openapi/errors.dto';

/** Documents that were last written by an earlier release have neither. */
export interface DocumentVersion {
  /** Counts the writes. */
  version?: number;
  /** Of the last write. */
  updatedAt?: Date;
  /** Id of the admin who made the last write. */
  updatedBy?: string;
}

/** What was read, and the version that a write may be bound to. */
export interface Versioned<T> {
  value: T;
  /** The same as visitors read it, where that differs. */
  publicValue?: T;
  version: DocumentVersion;
}

type TagOf = (body: string, encoding: BufferEncoding) => string;

/** Entity tags may contain commas, so the list is not split at them. */
const ENTITY_TAGS = /(W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;
/** A compressed representation has a tag of its own; a write is bound to what all of them say. */
const ENCODING = /-(?:br|gzip|zstd|deflate)"$/;

/** What a write requires of the state that it changes: the If-Match header (RFC 9110 §13.1.1). */
export class IfMatch {
  constructor(
    private readonly header: string | undefined,
    private readonly tagOf: TagOf,
  ) {}

  /**
   * @returns the version that the write has to find; undefined when it may find any
   * @throws ApiError 412 when the state is not one that the header names
   */
  check<T>({ value, publicValue, version }: Versioned<T>): DocumentVersion | undefined {
    const header = this.header?.trim();
    if (header === undefined || header === '*') return undefined;
    // The tags that Express gives the answers to a read.
    const read = publicValue === undefined ? [value] : [value, publicValue];
    const current = read.map((answer) => this.tagOf(JSON.stringify(answer), 'utf8'));
    const tags = header.match(ENTITY_TAGS) ?? [];
    if (!tags.some((tag) => current.includes(tag.replace(ENCODING, '"')))) {
      throw preconditionFailed(version.updatedAt);
    }
    return version;
  }
}

/** A condition on the stored version. */
export type Precondition = Pick<IfMatch, 'check'>;

/** The precondition of a write that is bound to a version by its number. */
export const ifVersion = (expected: number): Precondition => ({
  check: ({ version }) => {
    if ((version.version ?? 0) !== expected) throw preconditionFailed(version.updatedAt);
    return version;
  },
});

/** Sets an ETag of the editable part only, as other parts change without a write. */
export function tagAnswer(response: Response, editable: unknown): void {
  const tagOf = response.app.get('etag fn') as TagOf;
  response.setHeader('ETag', tagOf(JSON.stringify(editable), 'utf8'));
}

/** The error of a write whose If-Match does not hold. */
export const preconditionFailed = (changedAt: Date | undefined = new Date()): ApiError =>
  new ApiError(COMMON_ERRORS.preconditionFailed, { changedAt });

/**
 * What a write has found.
 * @throws ApiError 412 when it was bound to a version and has found nothing
 */
export function assertMatched<T>(found: T | null, expected: DocumentVersion | undefined): T | null {
  if (found === null && expected) throw preconditionFailed();
  return found;
}

/** Express's own ETag function. */
export const entityTagOf = (request: Request): TagOf => request.app.get('etag fn') as TagOf;

/** The If-Match header of the request, as a parameter of a route. */
export const ReadIfMatch = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<Request>();
  return new IfMatch(request.get('If-Match'), entityTagOf(request));
});

/** Documents a write that takes If-Match. */
export const ApiIfMatch = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The ETag of what was read: the write is refused when it has changed since',
    }),
    ApiFailure(412, 'It has changed since it was read; `changedAt` says when'),
  );
