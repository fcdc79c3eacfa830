import type { Product } from '@manjara/contracts';
import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MultipartForm } from '../../common/forms/form-interceptor';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { ByAdmin, PublicOrAdmin } from '../../common/http/public.decorator';
import { ApiDraftable } from '../../common/openapi/draftable';
import { ApiAdmin, ApiMoreToAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { StatusFormPipe, StatusQueryDto } from '../../common/validation/status';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { TrashableController } from '../base/trashable.controller';
import {
  BulkProductsDto,
  CreateProductDto,
  ProductDraftDto,
  ProductDto,
  UpdateProductDto,
} from './products.dto';
import { ProductsRepository } from './products.repository';

@ApiTags('products')
@Controller('products')
export class ProductsController extends TrashableController<Product>(
  ApiDraftable(ProductDto, ProductDraftDto),
  BulkProductsDto,
) {
  constructor(private readonly products: ProductsRepository) {
    super(products);
  }

  @PublicOrAdmin()
  @ApiMoreToAdmin()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: 'All products, newest first; with a token drafts, too' })
  @ApiDraftable([ProductDto], [ProductDraftDto])
  list(@Query() { status }: StatusQueryDto, @ByAdmin() asAdmin: boolean): Promise<Product[]> {
    return this.products.list({ status, asAdmin });
  }

  @PublicOrAdmin()
  @ApiMoreToAdmin()
  @CachedRead()
  @Get(':id')
  @ApiDraftable(ProductDto, ProductDraftDto)
  @ApiUnknownId()
  get(@Param('id', ObjectIdPipe) id: string, @ByAdmin() asAdmin: boolean): Promise<Product> {
    return this.products.get(id, asAdmin);
  }

  @Post()
  @ApiAdmin()
  @MultipartForm(CreateProductDto)
  @ApiDraftable(ProductDto, ProductDraftDto, 201)
  create(
    @Body(new StatusFormPipe(CreateProductDto, UpdateProductDto))
    product: CreateProductDto | UpdateProductDto,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<Product> {
    return this.products.create(product, undefined, adminId);
  }

  @Put(':id')
  @ApiAdmin()
  @ApiIfMatch()
  @MultipartForm(UpdateProductDto)
  @ApiDraftable(ProductDto, ProductDraftDto)
  @ApiUnknownId()
  update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() change: UpdateProductDto,
    @ReadIfMatch() ifMatch: IfMatch,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<Product> {
    return this.products.update(id, change, ifMatch, adminId);
  }

  @Post(':id/duplicate')
  @ApiAdmin()
  @ApiOperation({ summary: 'Makes a draft with its texts and pictures' })
  @ApiCreatedResponse({ type: ProductDraftDto })
  @ApiUnknownId()
  duplicate(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<Product> {
    return this.products.duplicate(id, adminId);
  }
}
