import { LIMITS } from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { isEmail } from 'class-validator';
import { Checked, invalid } from './check';
import { Text } from './text';

const LABEL = { en: 'Email', ar: 'البريد الإلكتروني' };

/** Holds a half character: refused as a text, and the library's rule throws on it. */
const isHalf = (text: string): boolean => /\p{Cs}/u.test(text);

/** An e-mail address that could be written to. */
export const EmailField = (): PropertyDecorator =>
  applyDecorators(
    Text({ label: LABEL, max: LIMITS.email }),
    ApiProperty({ format: 'email' }),
    Checked(LABEL, (value) =>
      typeof value !== 'string' || value === '' || isHalf(value) || isEmail(value)
        ? undefined
        : invalid('This is not an email address.', 'عنوان البريد الإلكتروني غير صحيح.'),
    ),
  );
