import type { HomeContent } from '@manjara/contracts';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MultipartForm } from '../../common/forms/form-interceptor';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin } from '../../common/openapi/errors.dto';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { HomeContentDto, SaveHomeContentDto } from './home-content.dto';
import { HomeContentRepository } from './home-content.repository';

@ApiTags('content')
@Controller('content/home')
export class HomeContentController {
  constructor(private readonly home: HomeContentRepository) {}

  @Public()
  @CachedRead()
  @Get()
  @ApiOkResponse({ type: HomeContentDto })
  get(): Promise<HomeContent> {
    return this.home.get();
  }

  @Post()
  @HttpCode(200)
  @ApiAdmin()
  @ApiIfMatch()
  @MultipartForm(SaveHomeContentDto)
  @ApiOperation({ summary: 'Saves what the form holds; answers the whole content' })
  @ApiOkResponse({ type: HomeContentDto })
  save(
    @Body() content: SaveHomeContentDto,
    @ReadIfMatch() ifMatch: IfMatch,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<HomeContent> {
    return this.home.save(content, ifMatch, adminId);
  }
}
