import { isPhone, LIMITS, PHONE_PATTERN } from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { about, Rule } from './field-rule';
import { Text } from './text';

const LABEL = { en: 'Phone', ar: 'رقم الهاتف' };

/** A phone number that could be called, kept as it was typed; a blank optional one is a value. */
export const PhoneField = ({ optional = false } = {}): PropertyDecorator =>
  applyDecorators(
    Text({ label: LABEL, max: LIMITS.phone, optional }),
    ApiProperty({
      format: 'phone',
      pattern: optional ? `^[\\s\\p{Cf}]*$|${PHONE_PATTERN}` : PHONE_PATTERN,
    }),
    Rule(
      'isPhone',
      (value) => value === '' || (typeof value === 'string' && isPhone(value)),
      about(LABEL),
    ),
  );
