import type { SiteSettings } from '@manjara/contracts';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin } from '../../common/openapi/errors.dto';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { SaveSiteSettingsDto, SiteSettingsDto } from './site-settings.dto';
import { SiteSettingsRepository } from './site-settings.repository';

@ApiTags('content')
@Controller('site-settings')
export class SiteSettingsController {
  constructor(private readonly settings: SiteSettingsRepository) {}

  @Public()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: 'How the company is reached, and its numbers' })
  @ApiOkResponse({ type: SiteSettingsDto })
  get(): Promise<SiteSettings> {
    return this.settings.get();
  }

  @Post()
  @ApiAdmin()
  @ApiIfMatch()
  @HttpCode(200)
  @ApiOperation({ summary: 'Saves the fields that are sent; a blank one empties it' })
  @ApiOkResponse({ type: SiteSettingsDto })
  save(
    @Body() settings: SaveSiteSettingsDto,
    @ReadIfMatch() ifMatch: IfMatch,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<SiteSettings> {
    return this.settings.save(settings, ifMatch, adminId);
  }
}
