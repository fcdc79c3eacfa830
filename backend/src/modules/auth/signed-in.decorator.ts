import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SignedIn } from './token';

const signedIn = (context: ExecutionContext): SignedIn =>
  context.switchToHttp().getRequest<{ user: SignedIn }>().user;

/** The admin who sent the request and their session, as the guard has let them in. */
export const CurrentAdmin = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  signedIn(context),
);

/** The id of that admin. */
export const AdminId = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => signedIn(context).adminId,
);
