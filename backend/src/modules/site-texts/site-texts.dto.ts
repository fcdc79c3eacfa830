import { type ContactContent, type JoinContent, LIMITS, type SiteTexts } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Section } from '../../common/validation/section';
import { OptionalTexts } from '../base/texts.dto';

const LINE = { max: LIMITS.shortText };
const JOIN_TEXTS = {
  mainText: LINE,
  sectionTitle: LINE,
  description: { max: LIMITS.longText, multiline: true },
};
const CONTACT_TEXTS = { subText: LINE, ...JOIN_TEXTS };

/** Texts of the join page; an absent one stays as it is, a blank one empties it. */
class JoinTextsDto extends OptionalTexts(JOIN_TEXTS) implements Partial<JoinContent> {}

/** Texts of the contact page. */
class ContactTextsDto extends OptionalTexts(CONTACT_TEXTS) implements Partial<ContactContent> {}

/** POST /content: either section may be absent, and stays as it is. */
export class SaveSiteTextsDto implements Partial<SiteTexts> {
  @Section(ContactTextsDto)
  contact?: ContactTextsDto;

  @Section(JoinTextsDto)
  join?: JoinTextsDto;
}

/** GET /content */
export class SiteTextsDto implements SiteTexts {
  @ApiProperty({ type: ContactTextsDto })
  contact: ContactTextsDto;

  @ApiProperty({ type: JoinTextsDto })
  join: JoinTextsDto;
}
