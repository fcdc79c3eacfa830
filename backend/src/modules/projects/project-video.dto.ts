import { LIMITS, youtubeUrl } from '@manjara/contracts';
import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { PictureSlot } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { ImageDto } from '../../common/openapi/image.dto';
import { CustomRule } from '../../common/validation/field-rule';
import { ReadAs, Text } from '../../common/validation/text';
import { ApiOrNull } from '../../common/openapi/or-null';

const EXAMPLE = 'https://youtu.be/dQw4w9WgXcQ';
const NOT_A_VIDEO = {
  message: {
    en: `A link to a video on YouTube, such as ${EXAMPLE}.`,
    ar: `رابط مقطع على يوتيوب، مثل ${EXAMPLE}.`,
  },
};

export class ProjectVideoFormDto {
  /** Stored as the address of the video's page; blank removes it. */
  @ReadAs((link) => youtubeUrl(link) ?? link)
  @Text({ max: LIMITS.url, optional: true })
  @CustomRule('isVideo', (link) => Boolean(youtubeUrl(String(link))), NOT_A_VIDEO)
  @ApiProperty({ example: EXAMPLE, pattern: '^\\s*$|^https://youtu\\.be/' })
  video?: string;

  @PictureSlot()
  videoPoster?: PicturePart | '';
}

/** The video in a response. */
@ApiExtraModels(ImageDto)
export class ProjectVideoDto {
  @ApiProperty({ description: 'Address of a video on YouTube; an empty text is none' })
  video: string;

  @ApiOrNull(ImageDto, 'Shown until the video is played; null: the main picture')
  videoPoster: ImageDto | null;
}
