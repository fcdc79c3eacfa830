import { isPhone, LIMITS, PHONE_PATTERN } from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsDefined, IsEmail, isEmail, isURL } from 'class-validator';
import type { Bilingual } from '../errors/api-error';
import { about, IfGiven, Rule } from './field-rule';
import { Text } from './text';

const EMAIL: Bilingual = { en: 'Email', ar: 'البريد الإلكتروني' };
const PHONE: Bilingual = { en: 'Phone', ar: 'رقم الهاتف' };

const BLANK_PATTERN = '^[\\s\\p{Cf}]*$';

/** True or false, never a text that says so. */
export const BooleanField = (label: Bilingual, { optional = false } = {}): PropertyDecorator =>
  applyDecorators(optional ? IfGiven() : IsDefined(about(label)), IsBoolean(about(label)));

/** An e-mail address that could be written to. */
export const EmailField = (): PropertyDecorator =>
  applyDecorators(
    Text({ label: EMAIL, max: LIMITS.email }),
    ApiProperty({ format: 'email' }),
    IsEmail({}, about(EMAIL)),
  );

/** An e-mail address, or blank for none. */
export const OptionalEmailField = (): PropertyDecorator =>
  applyDecorators(
    Text({ label: EMAIL, max: LIMITS.email, optional: true }),
    ApiProperty({ pattern: `${BLANK_PATTERN}|@`, example: 'info@manjara.example' }),
    Rule('isEmail', (value) => value === '' || isEmail(String(value)), about(EMAIL)),
  );

/** A web address that begins with https://, or blank for none. */
export const OptionalUrlField = (label: Bilingual): PropertyDecorator =>
  applyDecorators(
    Text({ label, max: LIMITS.url, optional: true }),
    ApiProperty({ pattern: `${BLANK_PATTERN}|^\\s*https://`, example: 'https://example.com/a' }),
    Rule(
      'isHttpsUrl',
      (value) =>
        value === '' || isURL(String(value), { protocols: ['https'], require_protocol: true }),
      about(label),
    ),
  );

/** A number of so many digits, such as one of a register, or blank for none. */
export const OptionalDigitsField = (label: Bilingual, digits: number): PropertyDecorator =>
  applyDecorators(
    Text({ label, max: digits, optional: true }),
    ApiProperty({ pattern: `${BLANK_PATTERN}|^[0-9]{${digits}}$`, example: '3'.repeat(digits) }),
    Rule(
      'isDigits',
      (value) => value === '' || new RegExp(`^[0-9]{${digits}}$`).test(String(value)),
      about(label, { params: { digits } }),
    ),
  );

/** A phone number that could be called, kept as it was typed; a blank optional one is a value. */
export const PhoneField = ({ optional = false, label = PHONE } = {}): PropertyDecorator =>
  applyDecorators(
    Text({ label, max: LIMITS.phone, optional }),
    ApiProperty({
      format: 'phone',
      pattern: optional ? `${BLANK_PATTERN}|${PHONE_PATTERN}` : PHONE_PATTERN,
    }),
    Rule('isPhone', (value) => value === '' || isPhone(String(value)), about(label)),
  );
