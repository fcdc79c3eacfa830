import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SignedIn } from './token';

const signedIn = (context: ExecutionContext): SignedIn =>
  context.switchToHttp().getRequest<{ user: SignedIn }>().user;

/** The signed-in admin, as set by the guard. */
export const CurrentAdmin = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  signedIn(context),
);

export const AdminId = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => signedIn(context).adminId,
);
