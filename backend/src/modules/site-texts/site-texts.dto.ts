import { type ContactContent, type JoinContent, LIMITS, type SiteTexts } from '@manjara/contracts';
import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type as Nested } from 'class-transformer';
import { IsInstance, ValidateNested } from 'class-validator';
import type { Bilingual } from '../../common/errors/api-error';
import { fieldContext, IsOptionalNotNull } from '../../common/validation/field-rule';
import { bilingualLabels } from '../../common/validation/labels';
import { Text } from '../../common/validation/text';

const [MAIN, AR_MAIN] = bilingualLabels('Main text', 'النص الرئيسي');
const [TITLE, AR_TITLE] = bilingualLabels('Section title', 'عنوان القسم');
const [SUB, AR_SUB] = bilingualLabels('Sub-text', 'النص الفرعي');
const [DESCRIPTION, AR_DESCRIPTION] = bilingualLabels('Description', 'الوصف');

const LINE = { max: LIMITS.shortText, optional: true } as const;
const LONG = { max: LIMITS.longText, optional: true, multiline: true } as const;

/** Texts of the join page; an absent one stays as it is, a blank one empties it. */
export class JoinTextsDto implements Partial<JoinContent> {
  @Text({ label: MAIN, ...LINE })
  mainText?: string;

  @Text({ label: AR_MAIN, ...LINE })
  arMainText?: string;

  @Text({ label: TITLE, ...LINE })
  sectionTitle?: string;

  @Text({ label: AR_TITLE, ...LINE })
  arSectionTitle?: string;

  @Text({ label: DESCRIPTION, ...LONG })
  description?: string;

  @Text({ label: AR_DESCRIPTION, ...LONG })
  arDescription?: string;
}

/** Texts of the contact page. */
export class ContactTextsDto extends JoinTextsDto implements Partial<ContactContent> {
  @Text({ label: SUB, ...LINE })
  subText?: string;

  @Text({ label: AR_SUB, ...LINE })
  arSubText?: string;
}

const Section = (label: Bilingual, dto: Type<object>): PropertyDecorator =>
  applyDecorators(
    Nested(() => dto),
    IsOptionalNotNull(),
    IsInstance(dto, fieldContext(label)),
    ValidateNested(),
    ApiProperty({ type: dto, required: false }),
  );

/** POST /content: either section may be absent, and stays as it is. */
export class SaveSiteTextsDto implements Partial<SiteTexts> {
  @Section({ en: 'Contact', ar: 'صفحة التواصل' }, ContactTextsDto)
  contact?: ContactTextsDto;

  @Section({ en: 'Join', ar: 'صفحة الانضمام' }, JoinTextsDto)
  join?: JoinTextsDto;
}

/** GET /content */
export class SiteTextsDto implements SiteTexts {
  @ApiProperty({ type: ContactTextsDto })
  contact: ContactTextsDto;

  @ApiProperty({ type: JoinTextsDto })
  join: JoinTextsDto;
}
