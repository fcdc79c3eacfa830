import {
  type CreatedInvite,
  type Invite,
  type InviteAcceptance,
  type InviteOffer,
  LIMITS,
  type LinkToken,
  type NewInvite,
  type Person,
  type Role,
  type RoleChange,
  ROLES,
} from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsNotEmpty } from 'class-validator';
import { IdDto } from '../../common/openapi/id';
import { ImageDto } from '../../common/openapi/image.dto';
import { oneOf } from '../../common/validation/field-rule';
import { EmailField } from '../../common/validation/fields';
import { CleanValue, Text } from '../../common/validation/text';
import { ApiOrNull } from '../../common/openapi/or-null';
import { TokenField } from '../auth/auth.dto';
import { NewPassword } from '../auth/password-fields';
import { TextAnswers } from '../base/texts.dto';

const ApiRole = () => ApiProperty({ enum: ROLES });
const ApiTime = () => ApiProperty({ format: 'date-time' });
const ApiTimeOrNull = (description: string) =>
  ApiProperty({ type: String, format: 'date-time', nullable: true, description });

const RoleField = (): PropertyDecorator =>
  applyDecorators(CleanValue(), IsNotEmpty(), IsIn(ROLES, oneOf(ROLES)), ApiRole());

export class PersonDto
  extends IntersectionType(IdDto, TextAnswers('name', 'email'))
  implements Person
{
  @ApiRole()
  role: Role;

  @ApiOrNull(ImageDto)
  image: ImageDto | null;

  @ApiProperty({ description: 'Whether the sign-in asks for a code' })
  secondFactor: boolean;

  @ApiTimeOrNull('Null while nobody is signed in with the account')
  lastSeenAt: string | null;

  @ApiTimeOrNull('Until when a link for a new password works; null without one')
  passwordLinkUntil: string | null;
}

/** PUT /people/{id} */
export class RoleChangeDto implements RoleChange {
  @RoleField()
  role: Role;
}

export class LinkTokenDto implements LinkToken {
  @ApiProperty({ description: 'Belongs behind `#token=` of the link; it is not shown again' })
  token: string;

  @ApiTime()
  expiresAt: string;
}

/** POST /invites */
export class NewInviteDto extends RoleChangeDto implements NewInvite {
  @Text({ max: LIMITS.name, optional: true })
  name?: string;
}

export class InviteDto extends IdDto implements Invite {
  @ApiProperty({ description: "For whom it is; '' where the owner did not say" })
  name: string;

  @ApiRole()
  role: Role;

  @ApiProperty({ type: String, nullable: true, description: "The inviting owner's email address" })
  by: string | null;

  @ApiTime()
  createdAt: string;

  @ApiTime()
  expiresAt: string;
}

export class CreatedInviteDto extends InviteDto implements CreatedInvite {
  @ApiProperty({ description: 'Belongs behind `#token=` of the link; it is not shown again' })
  token: string;
}

/** POST /admin/invite */
export class InviteTokenDto {
  @TokenField()
  token: string;
}

export class InviteOfferDto implements InviteOffer {
  @ApiProperty()
  name: string;

  @ApiRole()
  role: Role;

  @ApiProperty({ description: "The inviting owner's name" })
  by: string;
}

/** POST /admin/accept-invite */
export class AcceptInviteDto extends InviteTokenDto implements InviteAcceptance {
  @Text({ max: LIMITS.name })
  name: string;

  @EmailField()
  email: string;

  @NewPassword()
  password: string;
}
