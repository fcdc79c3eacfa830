import type { CreatedInvite, Invite, InviteOffer, LoginResult } from '@manjara/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { DAY_MS } from '../../common/durations';
import { ApiError } from '../../common/errors/api-error';
import { ActivityService } from '../activity/activity.service';
import { AdminsService } from '../auth/admins.service';
import { AuthService } from '../auth/auth.service';
import { UNNAMED_ADMIN } from '../auth/first-admin';
import { OwnersService } from '../auth/owners.service';
import { hashPassword } from '../auth/passwords';
import { InviteTokensService, type OpenInvite } from './invite-tokens.service';
import type { AcceptInviteDto, NewInviteDto } from './people.dto';
import { PEOPLE_ERRORS } from './people.errors';

const INVITE_MS = 7 * DAY_MS;

const toInvite = ({ id, name, role, by, createdAt, expiresAt }: OpenInvite): Invite => ({
  _id: id,
  name,
  role,
  by,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** Invites: links with which new people make their account. */
@Injectable()
export class InvitesService {
  private readonly logger = new Logger(InvitesService.name);

  constructor(
    private readonly invites: InviteTokensService,
    private readonly admins: AdminsService,
    private readonly owners: OwnersService,
    private readonly auth: AuthService,
    private readonly activity: ActivityService,
  ) {}

  async list(): Promise<Invite[]> {
    const invites = await this.invites.list();
    return this.admins.withEmails(invites.map(toInvite), 'by');
  }

  async create({ role, name = '' }: NewInviteDto, by: string): Promise<CreatedInvite> {
    const invite = await this.invites.create({ role, name, by }, new Date(Date.now() + INVITE_MS));
    this.logger.log({ admin: by, role }, 'invited');
    const [answer] = await this.admins.withEmails([toInvite(invite)], 'by');
    return { ...answer!, token: invite.token };
  }

  /** @throws ApiError 404 */
  async revoke(id: string): Promise<void> {
    if (!(await this.invites.remove(id))) throw new ApiError(PEOPLE_ERRORS.inviteNotFound);
  }

  /** @throws ApiError 400 when the token is unknown, used, revoked or expired */
  async offerOf(token: string): Promise<InviteOffer> {
    const { name, role, by } = await this.find(token);
    const owner = await this.admins.findById(by);
    const isNamed = owner && owner.name !== UNNAMED_ADMIN;
    return { name, role, by: isNamed ? owner.name : '' };
  }

  /**
   * Makes the account and signs it in. After a failure the link still works.
   * @throws ApiError 400 when the token is unknown, used, revoked or expired; 409 when an
   * account has the e-mail
   */
  async accept(
    { token, name, email, password }: AcceptInviteDto,
    userAgent: string | undefined,
  ): Promise<LoginResult> {
    const { id, role, by } = await this.find(token);
    const passwordHash = await hashPassword(password);
    const fields = { name, email: email.toLowerCase(), passwordHash };
    if (!(await this.admins.create(id, fields))) throw this.invalid();
    if (role === 'owner') await this.owners.add(id);
    await this.invites.remove(id);
    this.logger.log({ admin: id, role }, 'invite accepted');
    await this.activity.record({ action: 'created', kind: 'people', id, name, by });
    const admin = await this.admins.findById(id);
    if (!admin) throw this.invalid();
    return this.auth.signIn(admin, false, userAgent);
  }

  private async find(token: string): Promise<OpenInvite> {
    const invite = await this.invites.find(token);
    if (!invite) throw this.invalid();
    return invite;
  }

  private invalid(): ApiError {
    this.logger.warn('invite refused');
    return new ApiError(PEOPLE_ERRORS.inviteInvalid);
  }
}
