import type { LinkToken, Person, Role } from '@manjara/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { DAY_MS } from '../../common/durations';
import { ApiError } from '../../common/errors/api-error';
import { toImage } from '../../storage/stored-picture';
import { ActivityService } from '../activity/activity.service';
import { type Admin, AdminsService } from '../auth/admins.service';
import { OwnersService } from '../auth/owners.service';
import { ResetTokensService } from '../auth/reset-tokens.service';
import { SessionsService } from '../auth/sessions.service';
import { InviteTokensService } from './invite-tokens.service';
import { PEOPLE_ERRORS } from './people.errors';

/** How long a link for a new password works. It may reach the person hours later. */
const PASSWORD_LINK_MS = DAY_MS;

/** Who may sign in, and as what. */
@Injectable()
export class PeopleService {
  private readonly logger = new Logger(PeopleService.name);

  constructor(
    private readonly admins: AdminsService,
    private readonly owners: OwnersService,
    private readonly sessions: SessionsService,
    private readonly invites: InviteTokensService,
    private readonly resets: ResetTokensService,
    private readonly activity: ActivityService,
  ) {}

  async list(): Promise<Person[]> {
    const admins = await this.admins.list();
    return this.toPeople(admins);
  }

  /** @throws ApiError 404; 409 when the last owner would become an editor */
  async changeRole(id: string, role: Role, by: string): Promise<Person> {
    const admin = await this.find(id);
    const before = await this.owners.roleOf(id);
    if (role === 'owner') await this.owners.add(id);
    else await this.removeOwner(id);
    if (role !== before) {
      this.logger.log({ admin: id, role }, 'role changed');
      await this.record('changed', admin, by, ['role']);
    }
    const [person] = await this.toPeople([admin]);
    return person!;
  }

  /**
   * Removes a person and ends their sessions. A sign-in at the same time fails: it checks the account
   * again after it has stored its session.
   * @throws ApiError 404; 409 for the last owner
   */
  async remove(id: string, by: string): Promise<void> {
    const admin = await this.find(id);
    await this.removeOwner(id);
    await this.sessions.endAll(id);
    await this.admins.remove(admin);
    await this.sessions.endAll(id);
    await this.resets.cancel(id);
    // Of the same id, where a crash has left it.
    await this.invites.remove(id);
    this.logger.log({ admin: id }, 'person removed');
    await this.record('deleted', admin, by);
  }

  /**
   * Makes a link with which a person sets a new password.
   * @throws ApiError 404; 409 for one's own account, which asks for the current password instead
   */
  async createPasswordLink(id: string, by: string): Promise<LinkToken> {
    if (id === by) throw new ApiError(PEOPLE_ERRORS.ownPasswordLink);
    const admin = await this.find(id);
    const expiresAt = new Date(Date.now() + PASSWORD_LINK_MS);
    const token = await this.resets.handOver(admin, by, expiresAt);
    this.logger.log({ admin: id }, 'password link made');
    await this.record('changed', admin, by, ['password']);
    return { token, expiresAt: expiresAt.toISOString() };
  }

  /** @throws ApiError 404 */
  async revokePasswordLink(id: string): Promise<void> {
    await this.find(id);
    await this.resets.revoke(id);
  }

  /** Links that an owner has made end with the role: else who loses it could let themselves in. */
  private async removeOwner(id: string): Promise<void> {
    await this.owners.remove(id);
    await this.invites.removeAllBy(id);
    await this.resets.revokeAllBy(id);
  }

  private async toPeople(admins: readonly Admin[]): Promise<Person[]> {
    const ids = admins.map(({ id }) => id);
    const [owners, sessions, links] = await Promise.all([
      this.owners.list(),
      this.sessions.list(...ids),
      this.resets.handedOver(ids),
    ]);
    return admins.map(({ id, name, email, image, secondFactor }) => ({
      _id: id,
      name,
      email,
      role: owners.includes(id) ? 'owner' : 'editor',
      image: image && toImage(image),
      secondFactor: secondFactor !== undefined,
      lastSeenAt: sessions.find(({ adminId }) => adminId === id)?.lastSeenAt.toISOString() ?? null,
      passwordLinkUntil: links.get(id)?.toISOString() ?? null,
    }));
  }

  private async find(id: string): Promise<Admin> {
    const admin = await this.admins.findById(id);
    if (!admin) throw new ApiError(PEOPLE_ERRORS.personNotFound);
    return admin;
  }

  private record(
    action: 'changed' | 'deleted',
    { id, name }: Admin,
    by: string,
    fields: string[] = [],
  ): Promise<void> {
    return this.activity.record({ action, kind: 'people', id, name, by, fields });
  }
}
