import type { Product, ProductDraft } from '@manjara/contracts';
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
import { ApiAdmin, ApiFailure, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { PRODUCT_FORM, ProductDto } from '../products/products.dto';
import { ProductDraftDto, SaveProductDraftDto } from './product-drafts.dto';
import { ProductDraftsRepository } from './product-drafts.repository';

@ApiTags('products')
@Controller()
export class ProductDraftsController {
  constructor(private readonly drafts: ProductDraftsRepository) {}

  @Get('product-drafts')
  @ApiAdmin()
  @ApiOperation({ summary: 'All drafts, last saved first' })
  @ApiOkResponse({ type: [ProductDraftDto] })
  list(): Promise<ProductDraft[]> {
    return this.drafts.list();
  }

  @Get('product-drafts/:id')
  @ApiAdmin()
  @ApiOkResponse({ type: ProductDraftDto })
  @ApiUnknownId()
  get(@Param('id', ObjectIdPipe) id: string): Promise<ProductDraft> {
    return this.drafts.get(id);
  }

  @Post('product-drafts')
  @ApiAdmin()
  @MultipartForm(SaveProductDraftDto, PRODUCT_FORM)
  @ApiCreatedResponse({ type: ProductDraftDto })
  create(@Body() draft: SaveProductDraftDto): Promise<ProductDraft> {
    return this.drafts.create(draft);
  }

  @Put('product-drafts/:id')
  @ApiAdmin()
  @ApiIfMatch()
  @MultipartForm(SaveProductDraftDto, PRODUCT_FORM)
  @ApiOkResponse({ type: ProductDraftDto })
  @ApiUnknownId()
  @ApiFailure(409, 'Another change came in between')
  update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() draft: SaveProductDraftDto,
    @ReadIfMatch() ifMatch: IfMatch,
  ): Promise<ProductDraft> {
    return this.drafts.update(id, draft, ifMatch);
  }

  @Delete('product-drafts/:id')
  @ApiAdmin()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The draft and its files are gone' })
  @ApiUnknownId()
  remove(@Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.drafts.remove(id);
  }

  @Post('product-drafts/:id/publish')
  @ApiAdmin()
  @HttpCode(200)
  @ApiOperation({ summary: 'Publishes a draft that is complete' })
  @ApiOkResponse({ type: ProductDto })
  @ApiUnknownId()
  publish(@Param('id', ObjectIdPipe) id: string): Promise<Product> {
    return this.drafts.publish(id);
  }

  @Post('products/:id/unpublish')
  @ApiAdmin()
  @HttpCode(200)
  @ApiOperation({ summary: 'Makes a draft of it, which nobody sees' })
  @ApiOkResponse({ type: ProductDraftDto })
  @ApiUnknownId()
  unpublish(@Param('id', ObjectIdPipe) id: string): Promise<ProductDraft> {
    return this.drafts.unpublish(id);
  }

  @Post('products/:id/duplicate')
  @ApiAdmin()
  @ApiOperation({ summary: 'Makes a draft with its texts and pictures' })
  @ApiCreatedResponse({ type: ProductDraftDto })
  @ApiUnknownId()
  duplicate(@Param('id', ObjectIdPipe) id: string): Promise<ProductDraft> {
    return this.drafts.duplicate(id);
  }
}
