import { latinDigits, LIMITS } from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ReadAs, Text } from '../../../common/validation/text';

/** A typed code without its blanks and hyphens; digits in any script. */
const toCode = (text: string): string => latinDigits(text).replace(/[\s-]/g, '').toLowerCase();

/** A code of the second factor. */
export const CodeField = ({ optional = false } = {}): PropertyDecorator =>
  applyDecorators(
    ReadAs(toCode),
    Text({ max: LIMITS.code, optional }),
    ApiProperty({ description: 'Six digits of the authenticator app, or a recovery code' }),
  );
