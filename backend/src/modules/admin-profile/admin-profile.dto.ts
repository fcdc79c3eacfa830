import {
  type AdminProfile,
  LIMITS,
  type ProfileChange,
  type Role,
  ROLES,
} from '@manjara/contracts';
import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { PictureField } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { ImageDto } from '../../common/openapi/image.dto';
import { PhoneField } from '../../common/validation/fields';
import { Text } from '../../common/validation/text';
import { ApiOrNull } from '../../common/openapi/or-null';
import { CurrentPasswordFor, OptionalNewPassword } from '../auth/password-fields';
import { TextAnswers } from '../base/texts.dto';

/** POST /admin/profile/update-image */
export class UpdateAvatarDto {
  @PictureField()
  image: PicturePart;
}

/** PUT /admin/profile. The e-mail is not editable (spec §5). */
export class UpdateProfileDto implements ProfileChange {
  @Text({ max: LIMITS.name })
  name: string;

  @PhoneField({ optional: true })
  phone?: string;

  @Text({ max: LIMITS.shortText, optional: true })
  location?: string;

  @OptionalNewPassword()
  password?: string;

  @CurrentPasswordFor('password')
  currentPassword?: string;
}

class SecondFactorStateDto {
  @ApiProperty({ type: 'integer', minimum: 0 })
  recoveryCodesLeft: number;
}

@ApiExtraModels(SecondFactorStateDto)
export class AdminProfileDto
  extends TextAnswers('name', 'email', 'phone', 'location')
  implements AdminProfile
{
  @ApiOrNull(ImageDto, 'Null until one was uploaded')
  image: ImageDto | null;

  @ApiProperty({ enum: ROLES })
  role: Role;

  @ApiOrNull(SecondFactorStateDto, 'Null where the sign-in asks for the password only')
  secondFactor: SecondFactorStateDto | null;
}
