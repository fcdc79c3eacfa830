import type { Role } from '@manjara/contracts';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { ApiError } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import { IS_PUBLIC } from '../../common/http/public.decorator';
import { REQUIRED_ROLE } from '../../common/http/roles.decorator';
import { AUTH_ERRORS } from './auth.errors';
import type { SignedIn } from './token';

/** Global guard: every route needs a sign-in unless it is marked `@Public()`, and the role of its `@Roles()`. */
@Injectable()
export class JwtAuthGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(context: ExecutionContext) {
    const open = this.read<true | 'or-admin'>(IS_PUBLIC, context);
    const { headers, query } = context.switchToHttp().getRequest<Request>();
    const asAdmin = headers.authorization !== undefined || 'status' in query;
    if (open === true || (open === 'or-admin' && !asAdmin)) return true;
    // No cache may store an admin's response, not even the admin's browser.
    context.switchToHttp().getResponse<Response>().set('Cache-Control', 'no-store');
    return super.canActivate(context);
  }

  override handleRequest<User>(
    error: unknown,
    user: User | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    // Pass errors on: an unreachable database must not answer 401.
    if (error) throw error;
    if (!user) {
      throw new ApiError(COMMON_ERRORS.unauthorized, { headers: { 'WWW-Authenticate': 'Bearer' } });
    }
    const required = this.read<Role>(REQUIRED_ROLE, context);
    if (required && (user as unknown as SignedIn).role !== required)
      throw new ApiError(AUTH_ERRORS.ownerOnly);
    return user;
  }

  private read<T>(key: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(key, [
      context.getHandler(),
      context.getClass(),
    ]);
  }
}
