import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsDefined } from 'class-validator';
import type { Bilingual } from '../errors/api-error';
import { about, IfGiven } from './field-rule';

/** True or false, never a text that says so. */
export const BooleanField = (label: Bilingual, { optional = false } = {}): PropertyDecorator =>
  applyDecorators(optional ? IfGiven() : IsDefined(about(label)), IsBoolean(about(label)));
