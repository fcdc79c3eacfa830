import { ValidationPipe } from '@nestjs/common';
import { toValidationError } from './validation-error';

/**
 * Holds bodies and queries to their DTO: what is not declared is dropped, nothing is coerced, so
 * an operator object never becomes a text.
 */
export const createValidationPipe = () =>
  new ValidationPipe({
    whitelist: true,
    transform: true,
    transformOptions: { enableImplicitConversion: false },
    validationError: { target: true, value: true },
    // One reason for a field: the first rule that fails.
    stopAtFirstError: true,
    exceptionFactory: toValidationError,
  });
