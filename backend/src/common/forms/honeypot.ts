import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { extension } from '../openapi/extension';
import { Checked } from '../validation/check';

/**
 * A field that people do not see and robots fill. Accepted whatever it holds: a refusal would tell
 * a robot which field to leave alone.
 */
export const Honeypot = (): PropertyDecorator =>
  applyDecorators(
    Checked({ en: 'Website', ar: 'الموقع' }),
    ApiProperty({
      type: String,
      required: false,
      ...extension('honeypot', true),
      description: 'Left empty by people, who do not see it',
    }),
  );

export const isFilled = (honeypot: unknown): boolean =>
  honeypot !== undefined && honeypot !== null && honeypot !== '';
