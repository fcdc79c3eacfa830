import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../../storage/storage.module';
import { ProductsModule } from '../products/products.module';
import { ProjectsModule } from '../projects/projects.module';
import {
  PRODUCT_DRAFT_MODEL,
  productDraftSchema,
  PROJECT_DRAFT_MODEL,
  projectDraftSchema,
} from './draft.schema';
import { ProductDraftsController } from './product-drafts.controller';
import { ProductDraftsRepository } from './product-drafts.repository';
import { ProjectDraftsController } from './project-drafts.controller';
import { ProjectDraftsRepository } from './project-drafts.repository';

/** Projects and products that are not published. */
@Module({
  imports: [
    StorageModule,
    ProjectsModule,
    ProductsModule,
    MongooseModule.forFeature([
      { name: PROJECT_DRAFT_MODEL, schema: projectDraftSchema },
      { name: PRODUCT_DRAFT_MODEL, schema: productDraftSchema },
    ]),
  ],
  controllers: [ProjectDraftsController, ProductDraftsController],
  providers: [ProjectDraftsRepository, ProductDraftsRepository],
  exports: [ProjectDraftsRepository],
})
export class DraftsModule {}
