import type { Category } from '@manjara/contracts';
import { Delete, Param, Query, type Type } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiAdmin, ApiFailure, ApiUnknownId } from '../../common/openapi/errors.dto';
import { NoContent } from '../../common/openapi/no-content';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { AdminId } from '../auth/signed-in.decorator';
import { OrderedController } from '../base/ordered.controller';
import { CategoryDto, CreateCategoryDto, MoveItemsDto, UpdateCategoryDto } from './categories.dto';
import type { CategoriesService } from './categories.service';

/** The base of the controllers of the two lists. */
export function CategoriesController(service: Type<CategoriesService>, summary: string) {
  const Base = OrderedController<Category>({
    service,
    summary,
    entity: CategoryDto,
    create: CreateCategoryDto,
    update: UpdateCategoryDto,
    taken: 'Another category has one of the names',
  });

  abstract class Controller extends Base {
    declare readonly items: CategoriesService;

    @Delete(':id')
    @NoContent('It is in the trash')
    @ApiAdmin()
    @ApiOperation({
      summary:
        'Moves it to the trash, and what is in it, drafts and trash included, to another one',
    })
    @ApiUnknownId()
    @ApiFailure(409, 'It is the last one, or it is not empty and `to` is absent')
    override remove(
      @Param('id', ObjectIdPipe) id: string,
      @AdminId() adminId: string,
      @Query() { to }: MoveItemsDto = {},
    ): Promise<void> {
      return this.items.remove(id, to, adminId);
    }
  }
  return Controller;
}
