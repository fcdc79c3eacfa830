import {
  cleanValue,
  isPhone,
  latinDigits,
  LIMITS,
  PHONE_PATTERN,
  TIME_ZONE,
  toDecimal,
} from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsDefined, IsEmail, isEmail, isURL } from 'class-validator';
import type { Bilingual } from '../errors/api-error';
import { CustomRule, fieldContext, IsOptionalNotNull } from './field-rule';
import { CleanValue, ReadAs, Text } from './text';

const EMAIL: Bilingual = { en: 'Email', ar: 'البريد الإلكتروني' };
const PHONE: Bilingual = { en: 'Phone', ar: 'رقم الهاتف' };

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
  latinDigits(cleanValue(text)).replace(
    /^(\d{4})\p{Pd}(\d{1,2})\p{Pd}(\d{1,2})$/u,
    (_, year: string, month: string, day: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );

/** The stored form of a number: Latin digits, without invisible characters. */
const toLatinValue = (text: string): string => latinDigits(cleanValue(text));

const BLANK_PATTERN = '^[\\s\\p{Cf}]*$';

/** True or false; the strings 'true' and 'false' are rejected. */
export const BooleanField = (label: Bilingual, { optional = false } = {}): PropertyDecorator =>
  applyDecorators(
    optional ? IsOptionalNotNull() : IsDefined(fieldContext(label)),
    IsBoolean(fieldContext(label)),
  );

export const EmailField = (): PropertyDecorator =>
  applyDecorators(
    CleanValue(),
    Text({ label: EMAIL, max: LIMITS.email }),
    ApiProperty({ format: 'email' }),
    IsEmail({}, fieldContext(EMAIL)),
  );

/** An email address, or blank for none. */
export const OptionalEmailField = (): PropertyDecorator =>
  applyDecorators(
    CleanValue(),
    Text({ label: EMAIL, max: LIMITS.email, optional: true }),
    ApiProperty({ pattern: `${BLANK_PATTERN}|@`, example: 'info@manjara.example' }),
    CustomRule('isEmail', (value) => value === '' || isEmail(String(value)), fieldContext(EMAIL)),
  );

/** A web address that begins with https://, or blank for none. */
export const OptionalUrlField = (label: Bilingual): PropertyDecorator =>
  applyDecorators(
    CleanValue(),
    Text({ label, max: LIMITS.url, optional: true }),
    ApiProperty({ pattern: `${BLANK_PATTERN}|^\\s*https://`, example: 'https://example.com/a' }),
    CustomRule(
      'isHttpsUrl',
      (value) =>
        value === '' || isURL(String(value), { protocols: ['https'], require_protocol: true }),
      fieldContext(label),
    ),
  );

/** A number of exactly `digits` digits, e.g. a registration number; blank for none. */
export function OptionalDigitsField(
  label: Bilingual,
  digits: number,
  example = '3'.repeat(digits),
): PropertyDecorator {
  const pattern = `^[0-9]{${digits}}$`;
  return applyDecorators(
    ReadAs(toLatinValue),
    Text({ label, max: digits, optional: true }),
    ApiProperty({ pattern: `${BLANK_PATTERN}|${pattern}`, example }),
    CustomRule(
      'isDigits',
      (value) => value === '' || new RegExp(pattern).test(String(value)),
      fieldContext(label, { params: { digits } }),
    ),
  );
}

/** A number with at most two decimals, or blank for none; `max` limits its characters. */
export function OptionalDecimalField(label: Bilingual, max: number): PropertyDecorator {
  const pattern = '^\\d+(?:\\.\\d{1,2})?$';
  return applyDecorators(
    ReadAs(toDecimal),
    Text({ label, max, optional: true }),
    ApiProperty({ pattern: `${BLANK_PATTERN}|${pattern}`, example: '45.5' }),
    CustomRule(
      'isDecimal',
      (value) => value === '' || new RegExp(pattern).test(String(value)),
      fieldContext(label),
    ),
  );
}

/** A day that is not in the future, as YYYY-MM-DD, or blank for none. */
export const OptionalDayField = (label: Bilingual): PropertyDecorator =>
  applyDecorators(
    ReadAs(toDay),
    Text({ label, max: '2019-05-17'.length, optional: true }),
    ApiProperty({ pattern: `${BLANK_PATTERN}|^\\d{4}-\\d\\d-\\d\\d$`, example: '2019-05-17' }),
    CustomRule(
      'isPastDay',
      (value) => value === '' || isPastDay(String(value)),
      fieldContext(label),
    ),
  );

/** A plausible phone number, stored in Latin digits; blank is valid if optional. */
export const PhoneField = ({ optional = false, label = PHONE } = {}): PropertyDecorator =>
  applyDecorators(
    ReadAs(toLatinValue),
    Text({ label, max: LIMITS.phone, optional }),
    ApiProperty({
      format: 'phone',
      pattern: optional ? `${BLANK_PATTERN}|${PHONE_PATTERN}` : PHONE_PATTERN,
    }),
    CustomRule('isPhone', (value) => value === '' || isPhone(String(value)), fieldContext(label)),
  );
