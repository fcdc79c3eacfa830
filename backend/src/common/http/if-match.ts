import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiError } from '../errors/api-error';
import { COMMON_ERRORS } from '../errors/common.errors';
import { ApiFailure } from '../openapi/errors.dto';

/** Documents last written by an earlier release lack these fields. */
export interface DocumentVersion {
  /** Incremented by every write. */
  version?: number;
  updatedAt?: Date;
  /** Id of the admin who made the last write. */
  updatedBy?: string;
}

/** A value and its version, for the check of If-Match. */
export interface Versioned<T> {
  value: T;
  /** The value as visitors read it, if it differs. */
  publicValue?: T;
  version: DocumentVersion;
}

type TagOf = (body: string, encoding: BufferEncoding) => string;

/** Entity tags may contain commas, so the list is not split at them. */
const ENTITY_TAGS = /(W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;
/**
 * Suffix of the ETags of compressed representations. It is ignored: all representations of one
 * value match.
 */
const ENCODING = /-(?:br|gzip|zstd|deflate)"$/;

/** The If-Match header of a write (RFC 9110 §13.1.1). */
export class IfMatch {
  constructor(
    private readonly header: string | undefined,
    private readonly tagOf: TagOf,
  ) {}

  /**
   * @returns the version that the write must find; undefined without a condition
   * @throws ApiError 412 when no tag in the header matches the current value
   */
  check<T>({ value, publicValue, version }: Versioned<T>): DocumentVersion | undefined {
    const header = this.header?.trim();
    if (header === undefined || header === '*') return undefined;
    // The ETags that Express gives to a read.
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

/** A precondition with a version number instead of an ETag. */
export const ifVersion = (expected: number): Precondition => ({
  check: ({ version }) => {
    if ((version.version ?? 0) !== expected) throw preconditionFailed(version.updatedAt);
    return version;
  },
});

/** Sets the ETag of a part of the response: other parts change without a write. */
export function tagAnswer(response: Response, part: unknown): void {
  const tagOf = response.app.get('etag fn') as TagOf;
  response.setHeader('ETag', tagOf(JSON.stringify(part), 'utf8'));
}

/** 412, with the time of the other change. */
export const preconditionFailed = (changedAt: Date | undefined = new Date()): ApiError =>
  new ApiError(COMMON_ERRORS.preconditionFailed, { changedAt });

/** Injects the If-Match header of the request. */
export const ReadIfMatch = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<Request>();
  return new IfMatch(request.get('If-Match'), request.app.get('etag fn') as TagOf);
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
