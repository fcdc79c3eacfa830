import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SignedIn } from './token';

/** The admin who sent the request, as the guard has let them in. */
export const CurrentAdmin = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SignedIn =>
    context.switchToHttp().getRequest<{ user: SignedIn }>().user,
);
