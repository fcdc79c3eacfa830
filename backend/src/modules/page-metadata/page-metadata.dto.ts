import {
  DESCRIBED_PAGES,
  type DescribedPage,
  LIMITS,
  type PageMetadata,
  type SiteMetadata,
} from '@manjara/contracts';
import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PictureUrlSlot } from '../../common/forms/file-fields';
import type { PictureUrl } from '../../common/forms/uploaded-file';
import { ImageDto } from '../../common/openapi/image.dto';
import { Section } from '../../common/validation/section';
import { ApiOrNull } from '../../common/openapi/or-null';
import { BilingualAnswers, OptionalTexts } from '../base/texts.dto';

const TEXTS = { description: { max: LIMITS.metaDescription } };

/** One page; an absent field stays as it is, a blank one is emptied. */
class SaveMetadataOfPageDto extends OptionalTexts(TEXTS) {
  @PictureUrlSlot()
  image?: PictureUrl | '';
}

class MetadataOfPageDto extends BilingualAnswers(TEXTS) implements PageMetadata {
  @ApiOrNull(ImageDto, "Null: the page's own")
  image: ImageDto | null;
}

class SavedPages {}
class AnsweredPages {}
for (const page of DESCRIBED_PAGES) {
  Section(SaveMetadataOfPageDto)(SavedPages.prototype, page);
  ApiProperty({ type: MetadataOfPageDto })(AnsweredPages.prototype, page);
}

/** POST /page-metadata: an absent page stays as it is. */
export class SavePageMetadataDto extends (SavedPages as Type<
  Partial<Record<DescribedPage, SaveMetadataOfPageDto>>
>) {}

export class PageMetadataDto
  extends (AnsweredPages as Type<SiteMetadata>)
  implements SiteMetadata {}
