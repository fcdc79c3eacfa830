import { LIMITS } from '@manjara/contracts';
import type { Type } from '@nestjs/common';
import { CustomRule } from './field-rule';
import { Text } from './text';

const BOTH_NEEDED = { en: 'Both languages are needed.', ar: 'يلزم إدخال القيمة باللغتين.' };

const isGiven = (value: unknown): boolean => value !== undefined && value !== '';

/** A category's label in one language; the service checks that both are of one category. */
export const CategoryField = () =>
  Text({ max: LIMITS.name, description: 'Of one category of the list, with its other label' });

const NeedsPair = (other: string): PropertyDecorator =>
  CustomRule('isPair', (value, dto) => !isGiven(value) || isGiven(dto[other]), {
    message: BOTH_NEEDED,
  });

/**
 * Makes an update DTO accept `category` and `arCategory` only together. The rule is added to the
 * DTO's own class: when a subclass declares a field again, class-validator drops all inherited
 * rules.
 */
export function requirePair<Dto extends Type<object>>(dto: Dto): Dto {
  const prototype = dto.prototype as object;
  NeedsPair('arCategory')(prototype, 'category');
  NeedsPair('category')(prototype, 'arCategory');
  return dto;
}
