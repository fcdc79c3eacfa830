import {
  type LibraryPicture,
  PICTURE_WIDTHS,
  type PictureUse,
  type PictureWidth,
} from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { PictureFileField } from '../common/forms/file-fields';
import type { UploadedFile } from '../common/forms/uploaded-file';
import { ImageDto } from '../common/openapi/image.dto';
import { OneOfNumbers } from '../common/validation/query-fields';

/** POST /pictures */
export class UploadPictureDto {
  @PictureFileField()
  image: UploadedFile;
}

/** GET /files/{id}; the encoding follows from Accept. */
export class PictureQueryDto {
  @OneOfNumbers(PICTURE_WIDTHS)
  w?: PictureWidth;
}

class PictureUseDto implements PictureUse {
  @ApiProperty({ description: "As the API's addresses name it", example: 'content/home' })
  kind: string;

  @ApiProperty()
  id: string;
}

export class LibraryPictureDto extends ImageDto implements LibraryPicture {
  @ApiProperty({ description: 'Of the file' })
  name: string;

  @ApiProperty({ type: [PictureUseDto] })
  usedIn: PictureUseDto[];
}
