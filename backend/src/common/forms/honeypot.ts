import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';

/**
 * A field that people do not see and robots fill. Accepted whatever it holds: a rejection would
 * tell a robot which field to leave alone.
 */
export const Honeypot = (): PropertyDecorator =>
  applyDecorators(
    Allow(),
    ApiProperty({
      type: String,
      required: false,
      // The library's types know no extensions.
      ...{ 'x-honeypot': true },
      description: 'Left empty by people, who do not see it',
    }),
  );

export const isFilled = (honeypot: unknown): boolean =>
  honeypot !== undefined && honeypot !== null && honeypot !== '';
