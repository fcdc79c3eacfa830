import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SignedIn } from './token';

/** The signed-in admin, as set by the guard. */
export const CurrentAdmin = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SignedIn =>
    context.switchToHttp().getRequest<{ user: SignedIn }>().user,
);
