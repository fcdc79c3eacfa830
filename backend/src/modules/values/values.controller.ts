import type { Value } from '@manjara/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { MultipartForm } from '../../common/forms/multipart-form';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { CreateValueDto, VALUE_FORM, ValueDto } from './values.dto';
import { ValuesRepository } from './values.repository';

@ApiTags('content')
@Controller('content/values')
export class ValuesController {
  constructor(private readonly values: ValuesRepository) {}

  @Public()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: 'The things we value, in the order in which they were added' })
  @ApiOkResponse({ type: [ValueDto] })
  list(): Promise<Value[]> {
    return this.values.list();
  }

  @Post()
  @ApiAdmin()
  @MultipartForm(CreateValueDto, VALUE_FORM)
  @ApiCreatedResponse({ type: ValueDto })
  create(@Body() value: CreateValueDto): Promise<Value> {
    const { valueImage: image, ...form } = value;
    return this.values.create({ ...form, image });
  }

  @Delete(':id')
  @ApiAdmin()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The value and its picture are gone' })
  @ApiUnknownId()
  remove(@Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.values.remove(id);
  }
}
