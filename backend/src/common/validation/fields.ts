import {
  cleanValue,
  latinDigits,
  LIMITS,
  PHONE_PATTERN,
  TIME_ZONE,
  toDecimal,
} from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsDefined, IsEmail, IsUrl, Matches } from 'class-validator';
import { arabicNumber } from '../text/arabic-number';
import { CustomRule, IsOptionalNotNull, IsOptionalOrEmpty, withMessage } from './field-rule';
import { BLANK, CleanValue, ReadAs, Text } from './text';

const NOT_A_PHONE = {
  en: 'Enter at least seven digits and no letters, such as 05XXXXXXXX.',
  ar: 'اكتب رقمًا صحيحًا، مثل 05XXXXXXXX.',
};
const NOT_A_NUMBER = { en: 'A number such as 320 or 45.5.', ar: 'رقم، مثل 320 أو 45.5.' };
const NOT_AHEAD = {
  en: 'Choose a date and time that are still to come.',
  ar: 'اختر تاريخًا ووقتًا لم يأتيا بعد.',
};
const NOT_A_PAST_DAY = {
  en: 'A date as YYYY-MM-DD, such as 2019-05-17, that is not in the future.',
  ar: 'تاريخ بصيغة سنة-شهر-يوم، مثل 2019-05-17، لا يكون في المستقبل.',
};

/** The stored form of a number: Latin digits, without invisible characters. */
const toLatinValue = (text: string): string => latinDigits(cleanValue(text));

/** In the site's time zone, as YYYY-MM-DD. */
const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(new Date());

/** Whether a date exists and is not in the future, in the site's time zone. */
function isPastDay(day: string): boolean {
  const time = /^(?:19|20)\d\d-\d\d-\d\d$/.test(day) ? Date.parse(day) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && day <= today();
}

/** Normalises a date: Latin digits, two-digit month and day, hyphens for any dash. */
const toDay = (text: string): string =>
  toLatinValue(text).replace(
    /^(\d{4})\p{Pd}(\d{1,2})\p{Pd}(\d{1,2})$/u,
    (_, year: string, month: string, day: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );

/** Describes a text that may be blank, which the rules of its field accept. */
const ApiOptionalText = (pattern: string, example?: string): PropertyDecorator =>
  ApiProperty({ pattern: `^${BLANK}$|${pattern}`, example });

/** True or false; the strings 'true' and 'false' are rejected. */
export const BooleanField = ({ optional = false } = {}): PropertyDecorator =>
  applyDecorators(optional ? IsOptionalNotNull() : IsDefined(), IsBoolean());

/** An email address; blank is valid if optional. */
export const EmailField = ({ optional = false } = {}): PropertyDecorator =>
  applyDecorators(
    CleanValue(),
    Text({ max: LIMITS.email, optional }),
    optional ? ApiOptionalText('@', 'info@manjara.example') : ApiProperty({ format: 'email' }),
    IsEmail(),
  );

/** A web address that begins with https://, or blank for none. */
export const OptionalUrlField = (): PropertyDecorator =>
  applyDecorators(
    CleanValue(),
    Text({ max: LIMITS.url, optional: true }),
    ApiOptionalText('^\\s*https://', 'https://example.com/a'),
    IsUrl({ protocols: ['https'], require_protocol: true }),
  );

/** A number of exactly `digits` digits, e.g. a registration number; blank for none. */
export function OptionalDigitsField(digits: number, example = '3'.repeat(digits)) {
  const pattern = `^[0-9]{${digits}}$`;
  const en = `Exactly ${digits} digits.`;
  const ar = `عدد الأرقام المطلوب: ${arabicNumber(digits)}.`;
  return applyDecorators(
    ReadAs(toLatinValue),
    Text({ max: digits, optional: true }),
    ApiOptionalText(pattern, example),
    Matches(new RegExp(pattern), withMessage({ en, ar })),
  );
}

/** A number with at most two decimals, or blank for none; `max` limits its characters. */
export function OptionalDecimalField(max: number) {
  const pattern = '^\\d+(?:\\.\\d{1,2})?$';
  return applyDecorators(
    ReadAs(toDecimal),
    Text({ max, optional: true }),
    ApiOptionalText(pattern, '45.5'),
    Matches(new RegExp(pattern), withMessage(NOT_A_NUMBER)),
  );
}

/** A day that is not in the future, as YYYY-MM-DD, or blank for none. */
export const OptionalDayField = (): PropertyDecorator =>
  applyDecorators(
    ReadAs(toDay),
    Text({ max: '2019-05-17'.length, optional: true }),
    ApiOptionalText('^\\d{4}-\\d\\d-\\d\\d$', '2019-05-17'),
    CustomRule('isPastDay', (value) => isPastDay(String(value)), { message: NOT_A_PAST_DAY }),
  );

const MOMENT =
  '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,3})?)?(?:Z|[+-]\\d\\d:\\d\\d)';
const IS_MOMENT = new RegExp(`^${MOMENT}$`);

/** A time that is still to come, in ISO 8601 with its offset, or '' for none. */
export const OptionalFutureField = (): PropertyDecorator =>
  applyDecorators(
    ReadAs(toLatinValue),
    IsOptionalOrEmpty(),
    CustomRule(
      'isAhead',
      (value) => IS_MOMENT.test(String(value)) && Date.parse(String(value)) > Date.now(),
      { message: NOT_AHEAD },
    ),
    ApiPropertyOptional({
      type: String,
      pattern: `^${BLANK}$|^${MOMENT}$`,
      example: '2099-05-17T09:00:00+03:00',
      description: "When a draft is to be published; '' cancels it",
    }),
  );

/** A plausible phone number, stored in Latin digits; blank is valid if optional. */
export const PhoneField = ({ optional = false } = {}): PropertyDecorator =>
  applyDecorators(
    ReadAs(toLatinValue),
    Text({ max: LIMITS.phone, optional }),
    optional ? ApiOptionalText(PHONE_PATTERN) : ApiProperty({ pattern: PHONE_PATTERN }),
    ApiProperty({ format: 'phone' }),
    Matches(new RegExp(PHONE_PATTERN, 'u'), withMessage(NOT_A_PHONE)),
  );
