import { LIMITS } from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsEmail } from 'class-validator';
import { about } from './field-rule';
import { Text } from './text';

const LABEL = { en: 'Email', ar: 'البريد الإلكتروني' };

/** An e-mail address that could be written to. */
export const EmailField = (): PropertyDecorator =>
  applyDecorators(
    Text({ label: LABEL, max: LIMITS.email }),
    ApiProperty({ format: 'email' }),
    IsEmail({}, about(LABEL)),
  );
