import type { AdminProfile } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { PictureField } from '../../common/forms/picture-fields';
import type { FormSpec } from '../../common/forms/read-form';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import { ImageDto } from '../../common/openapi/image.dto';

export const AVATAR_FORM: FormSpec = { files: ['image'] };

/** POST /admin/profile/update-image */
export class UpdateAvatarDto {
  @PictureField({ en: 'Picture', ar: 'الصورة' })
  image: UploadedFile;
}

export class AdminProfileDto implements AdminProfile {
  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  phone: string;

  @ApiProperty()
  location: string;

  @ApiProperty({ type: ImageDto, nullable: true, description: 'Null until one was uploaded' })
  image: ImageDto | null;
}
