import type { Product } from '@manjara/contracts';
import { Controller, Get, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ByAdmin, PublicOrAdmin } from '../../common/http/public.decorator';
import { ApiDraftable } from '../../common/openapi/draftable';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { StatusQueryDto } from '../../common/validation/status';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { AdminId } from '../auth/signed-in.decorator';
import { EntityController } from '../base/entity.controller';
import {
  BulkProductsDto,
  CreateProductDto,
  ProductDraftDto,
  ProductDto,
  UpdateProductDto,
} from './products.dto';
import { ProductsService } from './products.service';

@ApiTags('products')
@Controller('products')
export class ProductsController extends EntityController<Product>({
  service: ProductsService,
  entity: ProductDto,
  draft: ProductDraftDto,
  create: CreateProductDto,
  update: UpdateProductDto,
  bulk: BulkProductsDto,
}) {
  @Inject() private readonly products: ProductsService;

  @PublicOrAdmin()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: 'All products, newest first; with a token drafts, too' })
  @ApiDraftable([ProductDto], [ProductDraftDto])
  list(@Query() { status }: StatusQueryDto, @ByAdmin() asAdmin: boolean): Promise<Product[]> {
    return this.products.list({ status, asAdmin });
  }

  @Post(':id/duplicate')
  @ApiAdmin()
  @ApiOperation({ summary: 'Makes a draft with its texts and pictures' })
  @ApiCreatedResponse({ type: ProductDraftDto })
  @ApiUnknownId()
  duplicate(@Param('id', ObjectIdPipe) id: string, @AdminId() adminId: string): Promise<Product> {
    return this.products.duplicate(id, adminId);
  }
}
