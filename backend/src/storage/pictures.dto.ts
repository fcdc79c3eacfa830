import type { LibraryPicture, PictureUse } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { PictureFileField } from '../common/forms/file-fields';
import type { UploadedFile } from '../common/forms/uploaded-file';
import { ImageDto } from '../common/openapi/image.dto';

/** POST /pictures */
export class UploadPictureDto {
  @PictureFileField({ en: 'Picture', ar: 'الصورة' })
  image: UploadedFile;
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
