import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';

/** Answers 204. @param description of the response in the API documentation */
export const NoContent = (description: string) =>
  applyDecorators(HttpCode(204), ApiNoContentResponse({ description }));
