import type { CategoryLists } from '@manjara/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { ProductLinesService } from '../product-lines/product-lines.service';
import { ProjectCategoriesService } from '../project-categories/project-categories.service';
import { CategoryListsDto } from './categories.dto';

@ApiTags('categories')
@Controller('categories')
export class CategoryListsController {
  constructor(
    private readonly projectCategories: ProjectCategoriesService,
    private readonly productLines: ProductLinesService,
  ) {}

  @Public()
  @CachedRead()
  @Get()
  @ApiOperation({
    summary:
      'The labels of both lists, current and former, and how many projects each category has',
  })
  @ApiOkResponse({ type: CategoryListsDto })
  async read(): Promise<CategoryLists> {
    const [projects, products] = await Promise.all([
      this.projectCategories.countedLabels(),
      this.productLines.labels(),
    ]);
    return { projects, products };
  }
}
