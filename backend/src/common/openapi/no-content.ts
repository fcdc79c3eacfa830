import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';

/** A route that answers 204. @param description what is done by then */
export const NoContent = (description: string) =>
  applyDecorators(HttpCode(204), ApiNoContentResponse({ description }));
