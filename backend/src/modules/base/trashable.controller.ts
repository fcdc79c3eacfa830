import type { BulkRequest } from '@manjara/contracts';
import {
  Body,
  Delete,
  HttpCode,
  Inject,
  Param,
  Post,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { NoContent } from '../../common/openapi/no-content';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { createValidationPipe } from '../../common/validation/validation.pipe';
import { AdminId } from '../auth/signed-in.decorator';
import { type BulkItems, type BulkOutcome, changeMany } from './bulk';
import { BulkDto, BulkResultDto } from './bulk.dto';
import { BulkInterceptor } from './bulk.interceptor';

/** Methods of the service that the routes call. */
export interface TrashableItems<Entity> extends BulkItems {
  restore(id: string, adminId: string): Promise<Entity>;
}

/**
 * The base of a controller whose items can be deleted: to the trash, back, and many at once.
 * @param service of the items
 * @param ApiAnswer documents the response of a restore
 * @param bulk the body of a bulk call; absent: the kind has neither drafts nor categories
 */
export function TrashableController<Entity>(
  service: Type<TrashableItems<Entity>>,
  ApiAnswer: MethodDecorator,
  bulk: Type<BulkDto> = BulkDto,
) {
  abstract class Controller {
    @Inject(service) readonly items: TrashableItems<Entity>;

    @Delete(':id')
    @NoContent('It is in the trash')
    @ApiAdmin()
    @ApiOperation({ summary: 'Moves it to the trash, where it stays for 30 days' })
    @ApiUnknownId()
    async remove(@Param('id', ObjectIdPipe) id: string, @AdminId() adminId: string): Promise<void> {
      await this.items.changeOne(id, { deleted: true }, adminId);
    }

    @Post(':id/restore')
    @HttpCode(200)
    @ApiAdmin()
    @ApiOperation({ summary: 'Takes it out of the trash, with its state and place' })
    @ApiUnknownId()
    @ApiAnswer
    restore(@Param('id', ObjectIdPipe) id: string, @AdminId() adminId: string): Promise<Entity> {
      return this.items.restore(id, adminId);
    }

    @Post('bulk')
    @HttpCode(200)
    @ApiAdmin()
    @UseInterceptors(BulkInterceptor)
    @ApiOperation({
      summary: 'Makes one change to several items, or takes the last one back',
      description: 'An item that is refused has an error; the others are changed all the same',
    })
    @ApiBody({ type: bulk })
    @ApiOkResponse({ type: [BulkResultDto], description: 'In the order of the request' })
    changeMany(
      // Unknown fields are refused, such as `status` for a kind without drafts.
      @Body(createValidationPipe({ expectedType: bulk, forbidNonWhitelisted: true }))
      request: BulkRequest,
      @AdminId() adminId: string,
    ): Promise<BulkOutcome[]> {
      return changeMany(this.items, request, adminId);
    }
  }
  return Controller;
}
