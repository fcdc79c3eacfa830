import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
} from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiFailure } from '../openapi/errors.dto';

export const IS_PUBLIC = 'manjara:public';

/** Makes a route, or all routes of a controller, public. All others need a sign-in. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

/** Opens a read to anybody; a token, or asking for a `status`, makes it one of the admin. */
export const PublicOrAdmin = () =>
  applyDecorators(
    SetMetadata(IS_PUBLIC, 'or-admin'),
    ApiSecurity({}),
    ApiBearerAuth(),
    ApiFailure(401, 'A token that no longer counts, or a `status` without one'),
  );

/** Whether the admin has sent the request. */
export const ByAdmin = createParamDecorator((_data: unknown, context: ExecutionContext): boolean =>
  Boolean(context.switchToHttp().getRequest<Request>().user),
);
