import { type LibraryPicture, LIMITS, type PictureUse } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { PictureFileField } from '../common/forms/file-fields';
import type { FormSpec } from '../common/forms/read-form';
import type { UploadedFile } from '../common/forms/uploaded-file';
import type { Page } from '../common/http/pagination';
import { ImageDto } from '../common/openapi/image.dto';
import { WholeNumber } from '../common/validation/query-fields';

const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;

export const UPLOAD_FORM: FormSpec = { files: ['image'] };

/** POST /pictures and POST /files/preview */
export class UploadPictureDto {
  @PictureFileField({ en: 'Picture', ar: 'الصورة' })
  image: UploadedFile;
}

/** GET /pictures */
export class PicturesQueryDto implements Partial<Page> {
  @WholeNumber({ en: 'Page', ar: 'الصفحة' }, 1, MAX_PAGE)
  page?: number;

  @WholeNumber({ en: 'Limit', ar: 'العدد' }, 1, MAX_LIMIT)
  limit?: number;
}

export const PICTURES_READ = ['page', 'limit'];

export const toPage = ({ page = 1, limit = LIMITS.projectsPageSize }: PicturesQueryDto): Page => ({
  page,
  limit,
});

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
