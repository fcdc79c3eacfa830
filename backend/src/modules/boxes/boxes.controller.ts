import type { Box } from '@manjara/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { BoxDto, CreateBoxDto } from './boxes.dto';
import { BoxesRepository } from './boxes.repository';

@ApiTags('content')
@Controller('content/boxes')
export class BoxesController {
  constructor(private readonly boxes: BoxesRepository) {}

  @Public()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: 'The numbered boxes of the home page, in the order of creation' })
  @ApiOkResponse({ type: [BoxDto] })
  list(): Promise<Box[]> {
    return this.boxes.list();
  }

  @Post()
  @ApiAdmin()
  @ApiCreatedResponse({ type: BoxDto })
  create(@Body() box: CreateBoxDto): Promise<Box> {
    return this.boxes.insert(box);
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
