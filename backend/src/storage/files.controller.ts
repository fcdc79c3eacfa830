import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ObjectIdPipe } from '../common/validation/object-id.pipe';
import { Public } from '../common/http/public.decorator';
import { FileResponder } from './file-responder';
import { FilesService } from './files.service';
import { PictureQueryDto } from './picture-query.dto';
import { PictureVariants } from './picture-variants';

/** For what stands in until the best form is made, which takes seconds. */
const SHORT_CACHE = { 'Cache-Control': 'public, max-age=60' };

@ApiTags('files')
@Controller('files')
export class FilesController {
  constructor(
    private readonly files: FilesService,
    private readonly variants: PictureVariants,
    private readonly responder: FileResponder,
  ) {}

  @Public()
  @Get(':id')
  @ApiOperation({
    summary: 'A picture in the width asked for and the best form that Accept names',
    description:
      'AVIF or WebP where Accept names them, else JPEG or PNG; animated ones WebP or GIF. A ' +
      'picture is never enlarged. Its address changes with its content.',
  })
  @ApiProduces('image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/gif', 'image/svg+xml')
  @ApiResponse({ status: 200, schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 206, description: 'The range asked for' })
  @ApiResponse({ status: 304, description: 'The client has it' })
  @ApiResponse({ status: 416, description: 'The range lies outside the file' })
  async serve(
    @Param('id', ObjectIdPipe) id: string,
    @Query() { w }: PictureQueryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.vary('Accept');
    const picture = await this.files.findPicture(id);
    const wish = { width: w, types: request.accepts() };
    const { variant, standsIn } = await this.variants.choose(picture, wish);
    await this.responder.send(variant, request, response, standsIn ? SHORT_CACHE : {});
  }
}
