import type { Image } from './entities';
import type { Role } from './roles';

/** An account, as GET /people lists it. */
export interface Person {
  _id: string;
  name: string;
  email: string;
  role: Role;
  image: Image | null;
  /** Whether the sign-in asks for a code. */
  secondFactor: boolean;
  /** The latest of all devices; null without a session. */
  lastSeenAt: string | null;
  /** Until when a link for a new password works; null without one. */
  passwordLinkUntil: string | null;
}

/** PUT /people/{id} */
export interface RoleChange {
  role: Role;
}

/** The secret part of a link that is handed over by the person who made it. */
export interface LinkToken {
  /** Belongs behind `#token=` of the link; it is not shown again. */
  token: string;
  expiresAt: string;
}

/** POST /invites */
export interface NewInvite extends RoleChange {
  /** For whom it is; the person may write it otherwise. */
  name?: string;
}

/** An invite that was not used yet: an entry of GET /invites. */
export interface Invite {
  _id: string;
  name: string;
  role: Role;
  /** Email address of the inviting owner. */
  by: string | null;
  createdAt: string;
  expiresAt: string;
}

export interface CreatedInvite extends Invite, LinkToken {}

/** The response of POST /admin/invite, for the holder of the link. */
export interface InviteOffer {
  name: string;
  role: Role;
  /** Name of the inviting owner. */
  by: string;
}

/** POST /admin/accept-invite */
export interface InviteAcceptance {
  token: string;
  name: string;
  email: string;
  password: string;
}
