import type { AboutContent } from '@manjara/contracts';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MultipartForm } from '../../common/forms/form-interceptor';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin } from '../../common/openapi/errors.dto';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { AboutContentDto, SaveAboutDto } from './about.dto';
import { AboutRepository } from './about.repository';

@ApiTags('content')
@Controller('content/about')
export class AboutController {
  constructor(private readonly about: AboutRepository) {}

  @Public()
  @CachedRead()
  @Get()
  @ApiOkResponse({ type: AboutContentDto })
  get(): Promise<AboutContent> {
    return this.about.get();
  }

  @Post()
  @HttpCode(200)
  @ApiAdmin()
  @ApiIfMatch()
  @MultipartForm(SaveAboutDto)
  @ApiOperation({ summary: 'Saves what the form holds; answers the whole content' })
  @ApiOkResponse({ type: AboutContentDto })
  save(
    @Body() content: SaveAboutDto,
    @ReadIfMatch() ifMatch: IfMatch,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<AboutContent> {
    return this.about.save(content, ifMatch, adminId);
  }
}
