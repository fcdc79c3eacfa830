import type { PipeTransform, Type, ValidationPipeOptions } from '@nestjs/common';
import { createValidationPipe } from './validation.pipe';

/** Holds a body to a DTO that the type of the parameter does not name. */
export class DtoPipe implements PipeTransform {
  private readonly pipe;

  constructor(
    private readonly metatype: Type<object>,
    options?: Pick<ValidationPipeOptions, 'forbidNonWhitelisted'>,
  ) {
    this.pipe = createValidationPipe(options);
  }

  transform(body: unknown): Promise<unknown> {
    return this.pipe.transform(body ?? {}, { type: 'body', metatype: this.metatype });
  }
}
