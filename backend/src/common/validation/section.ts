import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type as Nested } from 'class-transformer';
import { IsInstance, ValidateNested } from 'class-validator';
import { IsOptionalNotNull } from './field-rule';

/** A group of fields in a JSON body; an absent one stays as it is. */
export const Section = (dto: Type<object>): PropertyDecorator =>
  applyDecorators(
    Nested(() => dto),
    IsOptionalNotNull(),
    IsInstance(dto),
    ValidateNested(),
    ApiProperty({ type: dto, required: false }),
  );
