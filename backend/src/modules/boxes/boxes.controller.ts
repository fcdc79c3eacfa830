import type { Box } from '@manjara/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { OrderDto } from '../base/order.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { BoxDto, CreateBoxDto, UpdateBoxDto } from './boxes.dto';
import { BoxesRepository } from './boxes.repository';

@ApiTags('content')
@Controller('content/boxes')
export class BoxesController {
  constructor(private readonly boxes: BoxesRepository) {}

  @Public()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: "The numbered boxes of the home page, in the owner's order" })
  @ApiOkResponse({ type: [BoxDto] })
  list(): Promise<Box[]> {
    return this.boxes.list();
  }

  @Public()
  @CachedRead()
  @Get(':id')
  @ApiOkResponse({ type: BoxDto })
  @ApiUnknownId()
  get(@Param('id', ObjectIdPipe) id: string): Promise<Box> {
    return this.boxes.get(id);
  }

  @Post()
  @ApiAdmin()
  @ApiCreatedResponse({ type: BoxDto })
  create(@Body() box: CreateBoxDto): Promise<Box> {
    return this.boxes.insert(box);
  }

  @Put('order')
  @ApiAdmin()
  @ApiOperation({ summary: 'The whole list in this order; what is not named comes last' })
  @ApiOkResponse({ type: [BoxDto] })
  @ApiUnknownId()
  reorder(@Body() { ids }: OrderDto): Promise<Box[]> {
    return this.boxes.reorder(ids);
  }

  @Put(':id')
  @ApiAdmin()
  @ApiIfMatch()
  @ApiOkResponse({ type: BoxDto })
  @ApiUnknownId()
  update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() change: UpdateBoxDto,
    @ReadIfMatch() ifMatch: IfMatch,
  ): Promise<Box> {
    return this.boxes.change(id, change, ifMatch);
  }

  @Delete(':id')
  @ApiAdmin()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The box is gone' })
  @ApiUnknownId()
  remove(@Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.boxes.remove(id);
  }
}
