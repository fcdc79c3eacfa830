import type { Role } from '@manjara/contracts';
import { SetMetadata } from '@nestjs/common';

export const REQUIRED_ROLE = 'manjara:role';

/** Closes a route, or every route of a controller that is not public, to all other roles. */
export const Roles = (role: Role) => SetMetadata(REQUIRED_ROLE, role);
