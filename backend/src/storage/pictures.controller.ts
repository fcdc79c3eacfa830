import type { Image, LibraryPicture } from '@manjara/contracts';
import { Body, Controller, Get, Headers, Post, Query, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { MultipartForm } from '../common/forms/form-interceptor';
import { PageQueryDto, toPage } from '../common/http/page-query.dto';
import { LIST_HEADERS, setListHeaders } from '../common/http/pagination';
import { ApiAdmin } from '../common/openapi/errors.dto';
import { ImageDto } from '../common/openapi/image.dto';
import { LimitUploads } from '../common/rate-limit/rate-limit.decorators';
import { LibraryPictureDto, UploadPictureDto } from './pictures.dto';
import { PicturesService } from './pictures.service';

@ApiTags('files')
@ApiAdmin()
@Controller('pictures')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Get()
  @ApiOperation({ summary: 'All pictures, newest first, with what uses them' })
  @ApiOkResponse({ type: [LibraryPictureDto], headers: LIST_HEADERS })
  async list(
    @Query() query: PageQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LibraryPicture[]> {
    const page = toPage(query);
    const { items, total } = await this.pictures.list(page);
    setListHeaders(response, total, page, query);
    return items;
  }

  @Post()
  @LimitUploads()
  @MultipartForm(UploadPictureDto)
  @ApiOperation({
    summary: 'Stores a picture, for forms to send its url in place of the file',
    description: 'One that nothing uses is removed 30 days after it was last named.',
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'The same one again is answered with the same picture; nothing is stored twice',
  })
  @ApiCreatedResponse({ type: ImageDto })
  upload(
    @Body() { image }: UploadPictureDto,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<Image> {
    return this.pictures.upload(image, idempotencyKey);
  }
}
