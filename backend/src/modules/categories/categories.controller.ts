import type { Category } from '@manjara/contracts';
import { Delete, HttpCode, Param, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import { ApiAdmin, ApiFailure, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { AdminId } from '../auth/signed-in.decorator';
import { OrderedController } from '../base/ordered.controller';
import { CategoryDto, CreateCategoryDto, MoveItemsDto, UpdateCategoryDto } from './categories.dto';
import type { CategoriesService } from './categories.service';

/** The base of the controllers of the two lists. */
export function CategoriesController(summary: string) {
  const Base = OrderedController<Category>({
    summary,
    entity: CategoryDto,
    create: CreateCategoryDto,
    update: UpdateCategoryDto,
    taken: 'Another category has one of the names',
  });

  abstract class Controller extends Base {
    constructor(private readonly categories: CategoriesService) {
      super(categories);
    }

    @Delete(':id')
    @HttpCode(204)
    @ApiAdmin()
    @ApiOperation({
      summary:
        'Moves it to the trash, and what is in it, drafts and trash included, to another one',
    })
    @ApiNoContentResponse({ description: 'It is in the trash' })
    @ApiUnknownId()
    @ApiFailure(409, 'It is the last one, or it is not empty and `to` is absent')
    override remove(
      @Param('id', ObjectIdPipe) id: string,
      @AdminId() adminId: string,
      @Query() { to }: MoveItemsDto = {},
    ): Promise<void> {
      return this.categories.remove(id, to, adminId);
    }
  }
  return Controller;
}
