import { isPhone, LIMITS, PHONE_PATTERN } from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsDefined, IsEmail } from 'class-validator';
import type { Bilingual } from '../errors/api-error';
import { about, IfGiven, Rule } from './field-rule';
import { Text } from './text';

const EMAIL: Bilingual = { en: 'Email', ar: 'البريد الإلكتروني' };
const PHONE: Bilingual = { en: 'Phone', ar: 'رقم الهاتف' };

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

/** A phone number that could be called, kept as it was typed; a blank optional one is a value. */
export const PhoneField = ({ optional = false } = {}): PropertyDecorator =>
  applyDecorators(
    Text({ label: PHONE, max: LIMITS.phone, optional }),
    ApiProperty({
      format: 'phone',
      pattern: optional ? `^[\\s\\p{Cf}]*$|${PHONE_PATTERN}` : PHONE_PATTERN,
    }),
    Rule('isPhone', (value) => value === '' || isPhone(String(value)), about(PHONE)),
  );
