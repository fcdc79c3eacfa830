import type { BulkRequest } from '@manjara/contracts';
import { Delete, HttpCode, Param, Post, type Type } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { type BulkItems, type BulkOutcome, changeMany } from './bulk';
import type { BulkDto } from './bulk.dto';
import { BulkBody, BulkRoute } from './bulk-routes';

/** Methods of the repository that the routes call. */
export interface TrashableItems<Entity> extends BulkItems {
  restore(id: string, adminId: string): Promise<Entity>;
}

/**
 * The base of a controller whose items can be deleted: to the trash, back, and many at once.
 * @param ApiAnswer documents the response of a restore
 * @param bulk of kinds that have drafts or categories
 */
export function TrashableController<Entity>(ApiAnswer: MethodDecorator, bulk?: Type<BulkDto>) {
  abstract class Controller {
    constructor(readonly items: TrashableItems<Entity>) {}

    @Delete(':id')
    @HttpCode(204)
    @ApiAdmin()
    @ApiOperation({ summary: 'Moves it to the trash, where it stays for 30 days' })
    @ApiNoContentResponse({ description: 'It is in the trash' })
    @ApiUnknownId()
    async remove(
      @Param('id', ObjectIdPipe) id: string,
      @CurrentAdmin() { adminId }: SignedIn,
    ): Promise<void> {
      await this.items.changeOne(id, { deleted: true }, adminId);
    }

    @Post(':id/restore')
    @HttpCode(200)
    @ApiAdmin()
    @ApiOperation({ summary: 'Takes it out of the trash, with its state and place' })
    @ApiUnknownId()
    @ApiAnswer
    restore(
      @Param('id', ObjectIdPipe) id: string,
      @CurrentAdmin() { adminId }: SignedIn,
    ): Promise<Entity> {
      return this.items.restore(id, adminId);
    }

    @BulkRoute(bulk)
    changeMany(
      @BulkBody(bulk) request: BulkRequest,
      @CurrentAdmin() { adminId }: SignedIn,
    ): Promise<BulkOutcome[]> {
      return changeMany(this.items, request, adminId);
    }
  }
  return Controller;
}
