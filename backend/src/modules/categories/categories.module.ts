import { Module } from '@nestjs/common';
import { ProductLinesModule } from '../product-lines/product-lines.module';
import { ProjectCategoriesModule } from '../project-categories/project-categories.module';
import { CategoryListsController } from './category-lists.controller';
import { RenameJob } from './rename-job';

/** Both lists of categories together. */
@Module({
  imports: [ProjectCategoriesModule, ProductLinesModule],
  controllers: [CategoryListsController],
  providers: [RenameJob],
})
export class CategoriesModule {}
