import type { SiteTexts } from '@manjara/contracts';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin } from '../../common/openapi/errors.dto';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { SaveSiteTextsDto, SiteTextsDto } from './site-texts.dto';
import { SiteTextsRepository } from './site-texts.repository';

@ApiTags('content')
@Controller('content')
export class SiteTextsController {
  constructor(private readonly texts: SiteTextsRepository) {}

  @Public()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: 'Texts of the contact and join pages' })
  @ApiOkResponse({ type: SiteTextsDto })
  get(): Promise<SiteTexts> {
    return this.texts.get();
  }

  @Post()
  @ApiAdmin()
  @ApiIfMatch()
  @HttpCode(200)
  @ApiOperation({ summary: 'Saves the texts that are sent' })
  @ApiOkResponse({ type: SiteTextsDto })
  save(
    @Body() texts: SaveSiteTextsDto,
    @ReadIfMatch() ifMatch: IfMatch,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<SiteTexts> {
    return this.texts.save(texts, ifMatch, adminId);
  }
}
