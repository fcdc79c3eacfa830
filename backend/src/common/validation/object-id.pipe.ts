import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiError } from '../errors/api-error';
import { COMMON_ERRORS } from '../errors/common.errors';

export const OBJECT_ID = /^[0-9a-f]{24}$/i;

export const isObjectId = (text: string): boolean => OBJECT_ID.test(text);

/** Lets only a well-formed id reach a query; answers 400 otherwise. */
@Injectable()
export class ObjectIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isObjectId(value)) throw new ApiError(COMMON_ERRORS.invalidId);
    return value.toLowerCase();
  }
}
