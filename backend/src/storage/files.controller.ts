import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ObjectIdPipe } from '../common/validation/object-id.pipe';
import { Public } from '../common/http/public.decorator';
import { FileResponder } from './file-responder';
import { FilesService } from './files.service';

@ApiTags('files')
@Controller('files')
export class FilesController {
  constructor(
    private readonly files: FilesService,
    private readonly responder: FileResponder,
  ) {}

  @Public()
  @Get(':id')
  @ApiOperation({ summary: 'A stored picture; its address changes with its content' })
  @ApiProduces('image/*')
  @ApiResponse({ status: 200, schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 206, description: 'The range asked for' })
  @ApiResponse({ status: 304, description: 'The client has it' })
  @ApiResponse({ status: 416, description: 'The range lies outside the file' })
  async serve(
    @Param('id', ObjectIdPipe) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.responder.send(await this.files.findPublic(id), request, response);
  }
}
