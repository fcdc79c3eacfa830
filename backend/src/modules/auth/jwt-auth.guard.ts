import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { ApiError } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import { IS_PUBLIC } from '../../common/http/public.decorator';

/** Global guard: every route needs a sign-in unless it is marked `@Public()`. */
@Injectable()
export class JwtAuthGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(context: ExecutionContext) {
    const open = this.reflector.getAllAndOverride<true | 'or-admin' | undefined>(IS_PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    const { headers, query } = context.switchToHttp().getRequest<Request>();
    const asAdmin = headers.authorization !== undefined || 'status' in query;
    if (open === true || (open === 'or-admin' && !asAdmin)) return true;
    // No cache may store an admin's response, not even the admin's browser.
    context.switchToHttp().getResponse<Response>().set('Cache-Control', 'no-store');
    return super.canActivate(context);
  }

  override handleRequest<SignedIn>(error: unknown, signedIn: SignedIn | false): SignedIn {
    // Pass errors on: an unreachable database must not answer 401.
    if (error) throw error;
    if (!signedIn) {
      throw new ApiError(COMMON_ERRORS.unauthorized, { headers: { 'WWW-Authenticate': 'Bearer' } });
    }
    return signedIn;
  }
}
