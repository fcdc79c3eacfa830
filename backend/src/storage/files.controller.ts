import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../common/http/public.decorator';
import { ApiUnknownId } from '../common/openapi/errors.dto';
import { ApiRanges } from '../common/openapi/ranges';
import { ObjectIdPipe } from '../common/validation/object-id.pipe';
import { CachedRead } from '../read-cache/cached-read.decorator';
import { FileResponder } from './file-responder';
import { PictureVariants } from './picture-variants';
import { PictureQueryDto } from './pictures.dto';

/** For a fallback while the best variant is rendered, which takes seconds. */
const SHORT_CACHE = { 'Cache-Control': 'public, max-age=60' };

@ApiTags('files')
@Controller('files')
export class FilesController {
  constructor(
    private readonly variants: PictureVariants,
    private readonly responder: FileResponder,
  ) {}

  @Public()
  @CachedRead('pictures')
  @Get(':id')
  @ApiOperation({
    summary: 'A picture in the width asked for and the best form that Accept names',
    description:
      'AVIF or WebP where Accept names them, else JPEG or PNG; animated ones WebP or GIF. A ' +
      'picture is never enlarged. Its address changes with its content.',
  })
  @ApiUnknownId()
  @ApiRanges('image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/gif')
  async serve(
    @Param('id', ObjectIdPipe) id: string,
    @Query() { w }: PictureQueryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.vary('Accept');
    const { variant, isFallback } = await this.variants.choose(id, {
      width: w,
      types: request.accepts(),
    });
    await this.responder.send(variant, response, isFallback ? SHORT_CACHE : {});
  }
}
