import type { Product } from '@manjara/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { MultipartForm } from '../../common/forms/multipart-form';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { CreateProductDto, PRODUCT_FORM, ProductDto, UpdateProductDto } from './products.dto';
import { ProductsRepository } from './products.repository';

@ApiTags('products')
@Controller('products')
export class ProductsController {
  constructor(private readonly products: ProductsRepository) {}

  @Public()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: 'All products, newest first' })
  @ApiOkResponse({ type: [ProductDto] })
  list(): Promise<Product[]> {
    return this.products.list();
  }

  @Public()
  @CachedRead()
  @Get(':id')
  @ApiOkResponse({ type: ProductDto })
  @ApiUnknownId()
  get(@Param('id', ObjectIdPipe) id: string): Promise<Product> {
    return this.products.get(id);
  }

  @Post()
  @ApiAdmin()
  @MultipartForm(CreateProductDto, PRODUCT_FORM)
  @ApiCreatedResponse({ type: ProductDto })
  create(@Body() product: CreateProductDto): Promise<Product> {
    return this.products.create(product);
  }

  @Put(':id')
  @ApiAdmin()
  @ApiIfMatch()
  @MultipartForm(UpdateProductDto, PRODUCT_FORM)
  @ApiOkResponse({ type: ProductDto })
  @ApiUnknownId()
  update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() change: UpdateProductDto,
    @ReadIfMatch() ifMatch: IfMatch,
  ): Promise<Product> {
    return this.products.update(id, change, ifMatch);
  }

  @Delete(':id')
  @ApiAdmin()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The product and its file are gone' })
  @ApiUnknownId()
  remove(@Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.products.remove(id);
  }
}
